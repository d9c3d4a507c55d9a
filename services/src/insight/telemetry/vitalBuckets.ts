import type { Vital } from '@pressline/shared-api';

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
