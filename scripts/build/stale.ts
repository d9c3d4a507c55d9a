import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runProgram';
import { type BuildKind, type BuildTarget, targets } from './targets';

const skipped = new Set(['node_modules', 'dist']);
// Read when the demo content is loaded, not when something is built.
const seedContent = path.join('services', 'seed');
const relevant = /\.(tsx?|[cm]?js|json|md|svg|webm|mp4)$/;

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name) && !file.endsWith(seedContent)) yield* sourceFiles(file);
    } else if (relevant.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      yield file;
    }
  }
}

/**
 * Hashes what builds are made from: the sources in folders, and files given by path. Each folder is read
 * once for all builds that one of these hashes, which must be of one moment.
 */
export function createSourceHash(root: string) {
  const known = new Map<string, Buffer>();
  const hashOfAll = (name: string, files: readonly string[]) => {
    const hash = createHash('sha256');
    for (const file of [...files].sort()) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
    const digest = hash.digest();
    known.set(name, digest);
    return digest;
  };
  return (folders: readonly string[], files: readonly string[]): string => {
    const hash = createHash('sha256');
    for (const folder of [...folders].sort()) {
      const absolute = path.resolve(root, folder);
      hash.update(known.get(folder) ?? hashOfAll(folder, [...sourceFiles(absolute)]));
    }
    for (const file of files)
      hash.update(known.get(file) ?? hashOfAll(file, [path.join(root, file)]));
    return hash.digest('hex').slice(0, 24);
  };
}

const common = ['package-lock.json', 'federation.ts'];

/** The file with the kind of a target's build and the hash of what it was built from. In `dist`, so that it is deleted with the build. */
export const stampOf = ({ name, directory }: BuildTarget) =>
  path.join(root, directory, 'dist', `.built-${name}`);

/** The hash of everything that a target is built from, read now or, for several targets, with the same `sourceHash`. */
export const sourcesHash = (
  { sources }: BuildTarget,
  sourceHash = createSourceHash(root),
): string => sourceHash([...sources, 'scripts'], common);

/**
 * The stale ones among the named targets, among all of them when none is named. A production build serves
 * as a quick one, not the other way round.
 * @throws when a name is unknown
 */
export function staleTargets(
  names: readonly string[] = [],
  kind: BuildKind = 'production',
): BuildTarget[] {
  const unknown = names.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    const known = targets.map(({ name }) => name).join(', ');
    throw new Error(`Unknown build target ${unknown.join(', ')}. There are: ${known}`);
  }
  const sourceHash = createSourceHash(root);
  return targets
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter((target) => !isBuilt(readStamp(target), kind, sourcesHash(target, sourceHash)));
}

/** What stands in the stamp of a build. */
export const stampText = (kind: BuildKind, hash: string): string => `${kind} ${hash}`;

/** Whether a build with this stamp serves where one of `kind` from sources with this hash is needed. */
export const isBuilt = (stamp: string | undefined, kind: BuildKind, hash: string): boolean =>
  stamp === stampText('production', hash) || stamp === stampText(kind, hash);

function readStamp(target: BuildTarget): string | undefined {
  try {
    return readFileSync(stampOf(target), 'utf8');
  } catch {
    return undefined;
  }
}
