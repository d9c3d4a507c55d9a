import { satisfy } from '@module-federation/runtime-core';
import type { ForeignTerms, RemoteManifest } from '@pressline/shared-api/remote-contract';
import { offeredModules } from '../../../federation';
import type { SharedVersions } from './checkRelease';

type Use = ForeignTerms['uses'][number];

/**
 * Checks by Module Federation's version rules whether a foreign remote can run with the shell's shared
 * modules: one that fits is used; one that does not fit must not be a singleton, and comes from the
 * remote's own container. Throws with names and versions.
 */
export function checkOffered(
  { name, foreign }: Pick<RemoteManifest, 'name' | 'foreign'>,
  sharedVersions: SharedVersions,
): void {
  if (!foreign) return;
  const versionOf = (use: Use) => sharedVersions[offeredModules[use.name] ?? ''] ?? 'none';
  const fits = (use: Use) => satisfy(versionOf(use), use.range);
  const named = (use: Use) => `${use.name} ${use.range}`;
  for (const use of foreign.uses.filter((one) => !fits(one))) {
    const conflict = `${name} needs ${named(use)}, the shell shares ${versionOf(use)}`;
    if (use.singleton) throw new Error(`${conflict}, and it must be the only one (singleton)`);
    if (!use.hasOwn) throw new Error(`${conflict}, and its container holds no copy`);
  }
  const taken = foreign.uses.find(fits);
  const own = foreign.uses.find((use) => !fits(use));
  if (!taken || !own) return;
  throw new Error(
    `${name} would run ${taken.name} ${versionOf(taken)} of the shell with its own ${named(own)}: ` +
      'React refuses to run when its parts differ',
  );
}
