import { remotes } from '../../federation';
import { remoteDirectory } from '../bundler/remoteDirectory';
import { readRoutes } from '../publish/publishedRoutes';
import { assertPortsAreFree, portAfter } from '../run/ports';
import { endWithNpm } from '../run/stopOnSignal';
import { runProgram } from '../runProgram';
import { serveStandalone } from './devServers';

process.env.NODE_ENV = 'development';
endWithNpm();

const [name] = process.argv.slice(2);
const remote = remotes.find((candidate) => candidate.name === name);
if (!remote) {
  console.error(`usage: standalone <${remotes.map((candidate) => candidate.name).join('|')}>`);
  process.exit(2);
}
await runProgram(async () => {
  // Not the remote's own port, which a running composition holds.
  const port = portAfter(process.env, 10);
  await assertPortsAreFree(new Map([['PORT + 10', port]]));
  await serveStandalone(remote, port, process.env);
  const [route] = await readRoutes(remoteDirectory(remote));
  console.log(`\n  ${remote.name} alone: http://localhost:${port}${route?.example ?? '/'}`);
  console.log('  It asks the API on SERVICES_PORT; start that with npm run dev or npm start.\n');
});
