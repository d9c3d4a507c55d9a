import { type ReleaseTelemetry, VITALS, type Vital } from '@pressline/shared-api';

const MILLISECONDS = [
  50, 100, 200, 300, 500, 800, 1_200, 1_800, 2_500, 3_000, 4_000, 6_000, 10_000, 20_000,
];
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const boundsOf = (vital: Vital) => (vital === 'CLS' ? SHIFTS : MILLISECONDS);

/** The bucket of a value: the first whose bound it does not exceed; the last has no bound. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = boundsOf(vital);
  const at = bounds.findIndex((bound) => value <= bound);
  return at < 0 ? bounds.length : at;
}

/** The bound below which three quarters of the values lie; null when it is above all bounds. */
export function percentile75(
  vital: Vital,
  counts: Readonly<Record<string, number>>,
): number | null {
  const total = Object.values(counts).reduce((all, count) => all + count, 0);
  let seen = 0;
  for (const [at, bound] of boundsOf(vital).entries()) {
    seen += counts[at] ?? 0;
    if (seen >= 0.75 * total) return bound;
  }
  return null;
}

/** One counter: a release, a metric, a day. */
export interface StoredCounter {
  _id: string;
  day: Date;
  remote: string;
  release: string;
  /** A report's kind, or a vital's name. */
  metric: string;
  count: number;
  sum?: number;
  /** How many values fell into each bucket of `vitalBuckets`. */
  buckets?: Record<string, number>;
}

function merge(counters: readonly StoredCounter[]) {
  const buckets: Record<string, number> = {};
  let count = 0;
  let sum = 0;
  for (const counter of counters) {
    count += counter.count;
    sum += counter.sum ?? 0;
    for (const [at, number] of Object.entries(counter.buckets ?? {})) {
      buckets[at] = (buckets[at] ?? 0) + number;
    }
  }
  return { count, mean: count === 0 ? 0 : sum / count, buckets };
}

/** Puts the counters of several days together, by release. */
export function readReleases(counters: readonly StoredCounter[]): ReleaseTelemetry[] {
  const byRelease = new Map<string, StoredCounter[]>();
  for (const counter of counters) {
    const key = `${counter.remote} ${counter.release}`;
    byRelease.set(key, [...(byRelease.get(key) ?? []), counter]);
  }
  return [...byRelease.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => {
      const [remote = '', release = ''] = key.split(' ');
      const of = (metric: string) => merge(own.filter((counter) => counter.metric === metric));
      const vitals = VITALS.map((name) => ({ name, ...of(name) }))
        .filter(({ count }) => count > 0)
        .map(({ name, count, mean, buckets }) => [
          name,
          { count, mean, p75: percentile75(name, buckets) },
        ]);
      return {
        remote,
        release,
        loads: of('load').count,
        loadFailures: of('load-failure').count,
        hydrationErrors: of('hydration-error').count,
        violations: of('violation').count,
        vitals: Object.fromEntries(vitals) as ReleaseTelemetry['vitals'],
      };
    });
}
