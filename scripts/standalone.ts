import path from 'node:path';
import { remotes } from '../federation';
import { routesOf, serveStandalone } from './devServers';
import { endWithNpm } from './endWithNpm';
import { assertPortsAreFree } from './ports';

process.env.NODE_ENV = 'development';
process.chdir(path.resolve(import.meta.dirname, '..'));
endWithNpm();

const [name] = process.argv.slice(2);
const remote = remotes.find((candidate) => candidate.name === name);
if (!remote) {
  console.error(`usage: standalone <${remotes.map((candidate) => candidate.name).join('|')}>`);
  process.exit(2);
}
try {
  // Beside a running composition, which holds the remote's own port.
  const ports = new Map([['STANDALONE_PORT', Number(process.env.STANDALONE_PORT ?? 3010)]]);
  await assertPortsAreFree(ports);
  const [port = 0] = ports.values();
  await serveStandalone(remote, port, process.env);
  const [route] = await routesOf(remote);
  console.log(`\n  ${remote.name} alone: http://localhost:${port}${route?.example ?? '/'}`);
  console.log('  It asks the API on SERVICES_PORT; start that with npm run dev or npm start.\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
