import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';

const root = path.resolve(import.meta.dirname, '..');

/** Builds that specs have in common are made once in a run: the global setup empties it. */
export const changedRemotes = path.join(root, '.cache/e2e/changed');

/**
 * Builds a remote from a copy of its sources in which `replace` was applied to one file; answers its
 * public folder. Throws when nothing was replaced.
 */
export async function buildChangedRemote(
  remote: string,
  file: string,
  replace: (source: string) => string,
): Promise<string> {
  const before = await readFile(path.join(root, remote, file), 'utf8');
  const after = replace(before);
  if (before === after) throw new Error(`Nothing was replaced in ${file}`);
  const key = createHash('sha256').update(`${remote} ${file} ${after}`).digest('hex').slice(0, 12);
  const built = path.join(changedRemotes, key);
  if (existsSync(built)) return path.join(built, 'dist/public');
  // Playwright's workers may build the same at the same time.
  const copy = `${built}-${process.env.TEST_PARALLEL_INDEX ?? 0}`;
  await mkdir(copy, { recursive: true });
  for (const part of ['src', 'package.json']) {
    await cp(path.join(root, remote, part), path.join(copy, part), { recursive: true });
  }
  await writeFile(path.join(copy, file), after);
  const script = path.join(root, 'scripts/build/buildRelease.ts');
  await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', script, remote, copy],
    { cwd: root },
  );
  if (existsSync(built)) await rm(copy, { recursive: true });
  else await rename(copy, built);
  return path.join(built, 'dist/public');
}

/** The manifest of a build. */
export async function manifestOf(build: string): Promise<RemoteManifest> {
  return JSON.parse(await readFile(path.join(build, 'remote.json'), 'utf8')) as RemoteManifest;
}

/** Publishes a build to an origin as a deployment would: the files first, `remote.json` last and at once. */
export async function publish(from: string, origin: string): Promise<void> {
  for (const file of await readdir(from)) {
    if (file !== 'remote.json')
      await cp(path.join(from, file), path.join(origin, file), { recursive: true });
  }
  await cp(path.join(from, 'remote.json'), path.join(origin, 'remote.json.next'));
  await rename(path.join(origin, 'remote.json.next'), path.join(origin, 'remote.json'));
}
