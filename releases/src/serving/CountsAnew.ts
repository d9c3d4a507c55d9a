import type { ReleaseRecord, ReleaseTelemetry } from '@pressline/shared-api';
import type { RemoteState } from '../registry/registryState';

type Counts = Pick<ReleaseTelemetry, 'loads' | 'loadFailures' | 'hydrationErrors' | 'violations'>;

const NONE: Counts = { loads: 0, loadFailures: 0, hydrationErrors: 0, violations: 0 };

/**
 * Counts the failures of a release from zero when somebody makes it active although it was rolled back:
 * its former failures would roll it back at once.
 */
export class CountsAnew {
  private atReturn: ReadonlyMap<string, Counts> = new Map();

  /** `telemetry` without the former failures of releases that are active again. */
  of(states: readonly RemoteState[], telemetry: readonly ReleaseTelemetry[]): ReleaseTelemetry[] {
    const next = new Map<string, Counts>();
    const counted = telemetry.map((counts) => ({ ...counts }));
    for (const { name, releases } of states) {
      for (const record of releases.filter(hasReturned)) {
        const { release, liveSince } = record;
        const key = `${name} ${release} ${liveSince}`;
        const own = counted.find((one) => one.remote === name && one.release === release);
        const before = lower(this.atReturn.get(key), own ?? NONE);
        next.set(key, before);
        if (own) Object.assign(own, difference(own, before));
      }
    }
    this.atReturn = next;
    return counted;
  }
}

const hasReturned = ({ failure, liveSince, liveUntil }: ReleaseRecord) =>
  failure !== null && liveSince !== null && liveUntil === null;

const each = (of: (name: keyof Counts) => number): Counts => ({
  loads: of('loads'),
  loadFailures: of('loadFailures'),
  hydrationErrors: of('hydrationErrors'),
  violations: of('violations'),
});

/** Counts of former days are dropped at midnight, so counts can fall. */
const lower = (before: Counts | undefined, now: Counts) =>
  each((name) => Math.min(before?.[name] ?? now[name], now[name]));

const difference = (now: Counts, before: Counts) => each((name) => now[name] - before[name]);
