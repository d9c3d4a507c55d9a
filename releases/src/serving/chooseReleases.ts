import { createHash } from 'node:crypto';
import type { LoadedRemote } from '../files/LoadedRemote';

/** How many buckets there are. A visitor's bucket, from 0 on, is drawn once and decides about every canary. */
export const BUCKETS = 10_000;

/**
 * Whether the visitor in `bucket` is among the `percent` of visitors who get a remote's canary. A visitor who
 * has it keeps it when the share is raised.
 */
export function isInCanary(bucket: number, remote: string, percent: number): boolean {
  return positionOf(bucket, remote) < (percent * BUCKETS) / 100;
}

/**
 * Another order of the buckets for each remote, so that two canaries do not go to the same people.
 * The factor shares no divisor with the number of buckets, so each has a place of its own and shares
 * are exact.
 */
function positionOf(bucket: number, remote: string): number {
  const hash = createHash('sha256').update(remote).digest();
  const factor = 10 * (100 + (hash.readUInt16BE(0) % 800)) + 3;
  return (bucket * factor + hash.readUInt16BE(2)) % BUCKETS;
}

export interface ServedReleases {
  stable: LoadedRemote;
  canary: { release: LoadedRemote; percent: number } | null;
}

/** The releases that one visitor gets, HTML and scripts alike. */
export interface ChosenReleases {
  releases: readonly LoadedRemote[];
  /** Changes whenever any of these releases does. */
  fingerprint: string;
  /** The remotes whose canary is among them: empty for most visitors. */
  canaries: string;
}

export function chooseReleases(
  served: ReadonlyMap<string, ServedReleases>,
  bucket: number | null,
): ChosenReleases {
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
