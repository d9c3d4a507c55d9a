import path from 'node:path';
import { remotePort, remotes } from '../../federation';
import { root, typescript } from '../runProgram';
import type { Supervisor } from './Supervisor';

/**
 * Starts the static origin of every remote, and resolves when each listens or has ended.
 * `publicDirectories` names the folders of those that serve another than the built one.
 */
export async function startOrigins(
  supervisor: Supervisor,
  env: NodeJS.ProcessEnv,
  publicDirectories: Readonly<Record<string, string>> = {},
): Promise<void> {
  const script = path.join(import.meta.dirname, 'staticOrigin.ts');
  const started = remotes.map((remote) => {
    const directory = publicDirectories[remote.name] ?? path.join(root, remote.name, 'dist/public');
    const port = String(remotePort(remote, env));
    return new Promise<unknown>((resolve) => {
      const origin = supervisor.launch({
        name: remote.name,
        isVital: false,
        args: [...typescript, script, directory, port, remote.portEnv],
        env,
        onLine(line) {
          if (line.startsWith('static origin listens')) resolve(line);
          return false;
        },
      });
      origin.ended.then(resolve);
    });
  });
  await Promise.all(started);
}
