const FIRST_PLACES = 40;
const LEAST_PLACES = 16;
/** Half of the requests are to be answered within this; the slowest take about twice as long. */
const TARGET_MS = 200;
const SHRINK = 0.6;
const GROWTH = 1.5;
/** Fewer answers than this tell nothing about the others. */
const MIN_ANSWERS = 5;

/** How many requests may be under way, as many as are answered in time. */
export interface Places {
  readonly count: number;
  /** Notes how long one request took. */
  answered(ms: number): void;
  /** Adjusts the number to what was answered since the last time, and to how many were needed. */
  adjust(mostNeeded: number): void;
}

/** Starts with few places, adds some while they are all needed and answers are quick, up to `most`. */
export function createPlaces(most: number): Places {
  let count = Math.min(most, FIRST_PLACES);
  let times: number[] = [];

  return {
    get count() {
      return count;
    },
    answered: (ms) => void times.push(ms),
    adjust(mostNeeded) {
      // Few answers may be the sign of a crowd: no reason to let in more. They count the next time.
      if (times.length < MIN_ANSWERS) return;
      times.sort((a, b) => a - b);
      const middle = times[Math.floor(times.length / 2)] ?? 0;
      const isSlow = middle > TARGET_MS;
      // A few slow requests are slow by themselves; many wait for each other.
      if (isSlow && mostNeeded > count / 2) {
        count = Math.min(most, Math.max(LEAST_PLACES, Math.floor(count * SHRINK)));
      } else if (!isSlow && mostNeeded >= count) {
        count = Math.min(most, Math.ceil(count * GROWTH));
      }
      times = [];
    },
  };
}
