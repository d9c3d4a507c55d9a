import { type ReleaseTelemetry, VITALS } from '@pressline/shared-api';
import { percentile75 } from './vitalBuckets';

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
