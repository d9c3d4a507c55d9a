import { remotePort, remotes } from '../../federation';
import { startBackend } from '../run/backend';
import { withDataDirectory } from '../run/composition';
import { assertPortsAreFree, portsOf } from '../run/ports';
import { Supervisor } from '../run/Supervisor';
import { stopOnSignal } from '../run/stopOnSignal';
import { describeServed, localServices, serveRemote, serveShell } from './devServers';

/** Runs services, every remote and the shell from source, with hot reload. */
export async function developAll(processEnv: NodeJS.ProcessEnv): Promise<void> {
  const ports = portsOf(processEnv);
  const supervisor = new Supervisor(console.log);
  stopOnSignal(supervisor);
  try {
    await assertPortsAreFree(ports);
    const env = await withDataDirectory(processEnv);
    const { adminPassword } = await startBackend({ supervisor, env, from: 'source' });
    const served = remotes.map(async (remote) => {
      const port = remotePort(remote, env);
      await serveRemote(remote, port);
      return describeServed(remote, port);
    });
    const page = { company: {}, remotes: await Promise.all(served) };
    await serveShell({
      ...{ port: Number(ports.get('PORT')), page, backend: localServices(env) },
      guests: remotes.filter(({ hasGuest }) => hasGuest),
    });
    console.log(`\n  Pressline with hot reload: http://localhost:${ports.get('PORT')}`);
    if (adminPassword) console.log(`  Password of admin (shown this once): ${adminPassword}`);
    console.log('  Ctrl-C stops everything.\n');
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}
