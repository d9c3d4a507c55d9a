import type { ReleaseRecord } from '@pressline/shared-api';
import { HOUR_MS } from '@pressline/shared-api/time';
import type { RemoteState } from './registryState';
import { rollbackTarget } from './rollbackTarget';

export interface KeepingRules {
  /** The newest that stay in any case. */
  count: number;
  /** How long a release may still be in use after it was active. */
  hours: number;
}

/** The releases of a remote that nobody can be using or want to return to. */
export function removableReleases(
  remote: RemoteState,
  { count, hours }: KeepingRules,
  now: number,
): string[] {
  const { stable, previous, canary, releases } = remote;
  const inUse = new Set([stable, previous, rollbackTarget(remote)?.release, canary?.release]);
  return releases
    .slice(count)
    .filter((record) => {
      const { release, liveUntil } = record;
      const lastLive = liveUntil === null ? 0 : Date.parse(liveUntil);
      const isUsed = inUse.has(release) || isLastWithWidget(record, releases);
      return !isUsed && lastLive < now - hours * HOUR_MS;
    })
    .map(({ release }) => release);
}

/** Pages of others name the script by its bytes, for as long as they like. */
const isLastWithWidget = ({ release, widget }: ReleaseRecord, all: readonly ReleaseRecord[]) =>
  widget !== undefined && all.find((one) => one.widget === widget)?.release === release;
