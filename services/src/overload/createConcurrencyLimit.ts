const FIRST_PERMITS = 40;
const LEAST_PERMITS = 16;
/** Half of the requests are to be answered within this; the slowest take about twice as long. */
const TARGET_MS = 200;
const SHRINK = 0.6;
const GROWTH = 1.5;
/** Fewer answers do not show whether the service is slow. */
const MIN_ANSWERS = 5;

/** Starts low, and rises up to `most` while all permits are needed and answers are quick. */
export function createConcurrencyLimit(most: number) {
  let count = Math.min(most, FIRST_PERMITS);
  let times: number[] = [];

  return {
    get count() {
      return count;
    },
    /** Notes how long one request took. */
    answered: (ms: number) => void times.push(ms),
    /** Adjusts the limit to the answers since the last call, and to how many permits were needed. */
    adjust(mostNeeded: number) {
      // Too few answers may mean overload, so they are kept for the next adjustment.
      if (times.length < MIN_ANSWERS) return;
      times.sort((a, b) => a - b);
      const middle = times[Math.floor(times.length / 2)] ?? 0;
      const isSlow = middle > TARGET_MS;
      // When few requests run, slow answers are not caused by the others.
      if (isSlow && mostNeeded > count / 2) {
        count = Math.min(most, Math.max(LEAST_PERMITS, Math.floor(count * SHRINK)));
      } else if (!isSlow && mostNeeded >= count) {
        count = Math.min(most, Math.ceil(count * GROWTH));
      }
      times = [];
    },
  };
}
