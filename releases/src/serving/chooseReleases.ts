import type { LoadedRemote } from '../files/LoadedRemote';
import { isInCanary } from './canaryBucket';

export interface Served {
  stable: LoadedRemote;
  canary: { release: LoadedRemote; percent: number } | null;
}

/** The releases that one visitor gets, HTML and scripts alike. */
export interface Choice {
  releases: readonly LoadedRemote[];
  /** Changes whenever any of these releases does. */
  fingerprint: string;
  /** The remotes whose canary is among them: empty for most visitors. */
  canaries: string;
}

export function chooseReleases(served: ReadonlyMap<string, Served>, bucket: number | null): Choice {
  const chosen = [...served].map(([name, { stable, canary }]) => {
    const isCanary = canary && bucket !== null && isInCanary(bucket, name, canary.percent);
    return isCanary ? { ...canary, isCanary } : { release: stable, isCanary: false };
  });
  const releases = chosen.map(({ release }) => release);
  return {
    releases,
    fingerprint: releases.map(({ manifest }) => manifest.release).join('.'),
    canaries: chosen
      .filter(({ isCanary }) => isCanary)
      .map(({ release }) => release.manifest.name)
      .join(' '),
  };
}
