import path from 'node:path';
import { type RemoteDefinition, remotePort, remotes } from '../../federation';
import { root } from '../runProgram';
import type { Supervisor } from './Supervisor';

/**
 * Starts the static origins of all remotes as one process, `origins`, and resolves when they listen or
 * it has ended. With `publicDirectories`, which names the folders of those that serve another than the
 * built one, each is a process of its own under the remote's name, which can be stopped alone.
 */
export async function startOrigins(
  supervisor: Supervisor,
  env: NodeJS.ProcessEnv,
  publicDirectories?: Readonly<Record<string, string>>,
): Promise<void> {
  const originOf = (remote: RemoteDefinition) =>
    JSON.stringify({
      directory: publicDirectories?.[remote.name] ?? path.join(root, remote.name, 'dist/public'),
      port: remotePort(remote, env),
      portEnv: remote.portEnv,
    });
  const launch = (name: string, served: readonly RemoteDefinition[]) =>
    new Promise<unknown>((resolve) => {
      const origins = supervisor.launch({
        name,
        isVital: false,
        args: [path.join(root, 'scripts/run/staticOrigins.cjs'), ...served.map(originOf)],
        env,
        onLine(line) {
          if (line.startsWith('static origins listen')) resolve(line);
          return false;
        },
      });
      origins.ended.then(resolve);
    });
  await (publicDirectories
    ? Promise.all(remotes.map((remote) => launch(remote.name, [remote])))
    : launch('origins', remotes));
}
