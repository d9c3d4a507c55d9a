import path from 'node:path';
import { remotes } from '../federation';
import { startBackend } from './backend';
import { withDataDirectory } from './composition';
import { serveRemote, serveShell } from './devServers';
import { assertPortsAreFree, portsOf } from './ports';
import { Supervisor } from './Supervisor';
import { stopOnSignal } from './stopOnSignal';

process.env.NODE_ENV = 'development';
process.chdir(path.resolve(import.meta.dirname, '..'));

const ports = portsOf(process.env);
const supervisor = new Supervisor(console.log);
stopOnSignal(supervisor);
try {
  await assertPortsAreFree(ports);
  const env = await withDataDirectory(process.env);
  const { adminPassword } = await startBackend({ supervisor, env, from: 'source' });
  await Promise.all(remotes.map((remote) => serveRemote(remote, env)));
  await serveShell(env);
  console.log(`\n  Pressline with hot reload: http://localhost:${ports.get('PORT')}`);
  if (adminPassword) console.log(`  Password of admin (shown this once): ${adminPassword}`);
  console.log('  Ctrl-C stops everything.\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await supervisor.stopAll();
  process.exit(1);
}
