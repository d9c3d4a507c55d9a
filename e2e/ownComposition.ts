import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from '../federation';
import { type Cluster, startCluster } from '../scripts/run/cluster';
import {
  type Composition,
  type CompositionOptions,
  startComposition,
} from '../scripts/run/composition';
import { Supervisor } from '../scripts/run/Supervisor';
import { givenDatabase, seededData } from './givenDatabase';
import { ownPorts, siteEnvironment } from './site';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache/e2e');

interface CommandResult {
  exitCode: number;
  output: string;
}

/** What a spec may do with a composition of its own: publish, break and stop its remotes. */
interface Own {
  /** The folder that a remote's static origin serves. */
  publicDirectory(remote: string): string;
  /** A folder that is emptied when it starts. */
  directory: string;
  /** Runs `npm run remotes` on its registry. */
  remotes(...args: string[]): Promise<CommandResult>;
  /** Everything that its processes have printed. */
  output(): string;
}

export type OwnComposition = Composition & Own;
export type OwnCluster = Cluster & Own;

/**
 * Starts a composition whose origins serve copies of the built remotes, on the ports of this worker,
 * signed with the key of a file if one is given.
 */
export const startOwnComposition = (
  name: string,
  env: NodeJS.ProcessEnv = {},
  signingKey?: string,
): Promise<OwnComposition> => startOwn(startComposition, name, env, signingKey);

/** The same as a cluster behind nginx. */
export const startOwnCluster = (name: string, env: NodeJS.ProcessEnv = {}): Promise<OwnCluster> =>
  startOwn(startCluster, name, env);

async function startOwn<Started extends Composition>(
  start: (options: CompositionOptions) => Promise<Started>,
  name: string,
  env: NodeJS.ProcessEnv,
  signingKey?: string,
): Promise<Started & Own> {
  const folder = path.join(cache, name);
  await rm(folder, { recursive: true, force: true });
  const publicDirectory = (remote: string) => path.join(folder, 'origins', remote);
  for (const remote of remotes) {
    await cp(path.join(root, remote.name, 'dist/public'), publicDirectory(remote.name), {
      recursive: true,
    });
  }
  const lines: string[] = [];
  const dataDir = path.join(folder, 'data');
  await cp(seededData, dataDir, { recursive: true });
  const database = await givenDatabase(ownPorts.PORT);
  const ownEnv: NodeJS.ProcessEnv = { ...siteEnvironment(ownPorts, dataDir), ...database, ...env };
  if (signingKey) {
    for (const { name: remote } of remotes) {
      const { exitCode, output } = await runRemotes(
        ['sign', remote, publicDirectory(remote), '--key', signingKey],
        ownEnv,
      );
      if (exitCode !== 0) throw new Error(output);
    }
  }
  const composition = await start({
    env: ownEnv,
    // A kill of the process loses nothing all the same, only the loss of power would.
    isDurable: false,
    supervisor: new Supervisor((line) => lines.push(line)),
    publicDirectories: Object.fromEntries(
      remotes.map((remote) => [remote.name, publicDirectory(remote.name)]),
    ),
  });
  return {
    ...composition,
    publicDirectory,
    directory: folder,
    remotes: (...args) => runRemotes(args, ownEnv),
    output: () => lines.join('\n'),
  };
}

function runRemotes(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const script = path.join(root, 'scripts/run/remotes.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', '@oxc-node/core/register', script, ...args],
      { cwd: root, env },
      (error, stdout, stderr) =>
        resolve({ exitCode: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}
