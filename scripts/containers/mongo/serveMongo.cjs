// MongoDB's image as docker-compose.yml uses it: mongosh has nothing to do, and the embedded database
// serves MongoDB's port.
const { spawn } = require('node:child_process');
const { connect, createServer } = require('node:net');

if (process.argv[2] === 'mongosh') process.exit(0);

const program = ['services/embedded-mongo/dist/cli.cjs', '--data', '/data/db'];
const database = spawn(process.execPath, program, { stdio: 'inherit' });
database.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => database.kill());

createServer((client) => {
  const server = connect('/data/db/mongo.sock');
  const end = () => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', end).on('close', end);
  client.pipe(server).pipe(client);
}).listen(27_017);
