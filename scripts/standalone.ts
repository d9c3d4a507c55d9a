import path from 'node:path';
import { remotePort, remotes } from '../federation';
import { serveStandalone } from './devServers';

process.env.NODE_ENV = 'development';
process.chdir(path.resolve(import.meta.dirname, '..'));

const name = process.argv[2];
const remote = remotes.find((candidate) => candidate.name === name);
if (!remote) {
  console.error(`usage: standalone <${remotes.map((candidate) => candidate.name).join('|')}>`);
  process.exit(2);
}
await serveStandalone(remote, process.env);
console.log(`\n  ${remote.name} alone: http://localhost:${remotePort(remote, process.env)}`);
console.log('  It asks the API on SERVICES_PORT; start that with npm run dev or npm start.\n');
