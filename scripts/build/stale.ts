import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runProgram';
import { createSourceHash } from './sourceHash';
import { type BuildKind, type BuildTarget, targets } from './targets';

const common = ['package-lock.json', 'federation.ts'];

/** The file with the kind of a target's build and the hash of what it was built from. In `dist`: who deletes the build deletes it too. */
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
