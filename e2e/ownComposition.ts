import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { remotes } from '../federation';
import { type Cluster, startCluster } from '../scripts/run/cluster';
import {
  type Composition,
  type CompositionOptions,
  startComposition,
} from '../scripts/run/composition';
import { clusterPortsAt, portsAt, siteEnvironment } from './site';

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

/** Starts a composition whose origins serve copies of the built remotes. `portOffset` and the four after it are its own. */
export function startOwnComposition(
  name: string,
  portOffset: number,
  env: NodeJS.ProcessEnv = {},
): Promise<OwnComposition> {
  return startOwn(startComposition, name, { ...portsAt(portOffset), ...env });
}

/** The same as a cluster behind nginx. `portOffset` and the eight after it are its own. */
export function startOwnCluster(
  name: string,
  portOffset: number,
  env: NodeJS.ProcessEnv = {},
): Promise<OwnCluster> {
  return startOwn(startCluster, name, { ...clusterPortsAt(portOffset), ...env });
}

async function startOwn<Started extends Composition>(
  start: (options: CompositionOptions) => Promise<Started>,
  name: string,
  env: NodeJS.ProcessEnv,
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
  const ownEnv = { ...siteEnvironment({}, dataDir), ...env };
  const composition = await start({
    env: ownEnv,
    print: (line) => lines.push(line),
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

/**
 * Builds a remote from a copy of its sources in which `replace` was applied to one file; answers its
 * public folder.
 */
export async function buildChangedRemote(
  remote: string,
  file: string,
  replace: (source: string) => string,
): Promise<string> {
  // One for each of Playwright's workers, which build at the same time.
  const copy = path.join(cache, `${remote}-changed-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'package.json']) {
    await cp(path.join(root, remote, part), path.join(copy, part), { recursive: true });
  }
  const target = path.join(copy, file);
  const before = await readFile(target, 'utf8');
  const after = replace(before);
  if (before === after) throw new Error(`Nothing was replaced in ${file}`);
  await writeFile(target, after);
  const script = path.join(root, 'scripts/build/buildRelease.ts');
  await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', script, remote, copy],
    { cwd: root },
  );
  return path.join(copy, 'dist/public');
}

/** The manifest of a build. */
export async function manifestOf(build: string): Promise<RemoteManifest> {
  return JSON.parse(await readFile(path.join(build, 'remote.json'), 'utf8')) as RemoteManifest;
}

/** Publishes a build to an origin as a deployment would: the files first, `remote.json` last and at once. */
export async function publish(from: string, origin: string): Promise<void> {
  for (const file of await readdir(from)) {
    if (file !== 'remote.json') await cp(path.join(from, file), path.join(origin, file));
  }
  await cp(path.join(from, 'remote.json'), path.join(origin, 'remote.json.next'));
  await rename(path.join(origin, 'remote.json.next'), path.join(origin, 'remote.json'));
}
