import type { Vital } from '@pressline/shared-api';
import type { PageRemote } from '../page/pageConfig';
import { sendReports } from '../telemetry/sendReports';

/** Shifts within a second of each other, and within five in all, count together. */
const SHIFT_GAP_MS = 1_000;
const SHIFTS_MS = 5_000;
/** One slow interaction in so many is let pass. */
const INTERACTIONS_PER_OUTLIER = 50;

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const knows = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);

interface Navigation extends PerformanceNavigationTiming {
  activationStart?: number;
}

/** Calls `see` with each entry of a type, so far and from now on; returns a function that ends it. */
function observe<Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void) {
  const seeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) see(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => seeAll(list.getEntries()));
  // A browser that does not know the type says so in its console.
  if (knows(type)) observer.observe({ type, buffered: true, durationThreshold: 16 });
  return () => {
    seeAll(observer.takeRecords());
    observer.disconnect();
  };
}

function layoutShifts() {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  return {
    worst: () => worst,
    see({ value, hadRecentInput, startTime }: LayoutShift) {
      if (hadRecentInput) return;
      const isNext = startTime - last < SHIFT_GAP_MS && startTime - first < SHIFTS_MS;
      if (!isNext) [sum, first] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      worst = Math.max(worst, sum);
    },
  };
}

/** How long the slowest interactions waited for the next frame. */
function interactions() {
  const durations = new Map<number, number>();
  return {
    /** Undefined when there was none. */
    worst(): number | undefined {
      const slowest = [...durations.values()].sort((one, other) => other - one);
      // Quick ones are counted, though not seen.
      const count = performance.interactionCount ?? slowest.length;
      const passed = Math.floor(count / INTERACTIONS_PER_OUTLIER);
      return slowest[Math.min(passed, slowest.length - 1)];
    },
    see({ interactionId, duration }: PerformanceEventTiming) {
      if (!interactionId) return;
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
  };
}

/**
 * Measures from now on how fast the document is for its reader, with what the browser has seen
 * before. The function it returns ends that and returns the vitals that this browser knows.
 */
function measureVitals(): () => Partial<Record<Vital, number>> {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[];
  // What was rendered ahead is seen only later.
  const sinceShown = (time: number) => Math.max(time - (navigation?.activationStart ?? 0), 0);
  const vitals: Partial<Record<Vital, number>> = {};
  const shifts = layoutShifts();
  const waits = interactions();
  const ends = [
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') vitals.FCP = sinceShown(startTime);
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.LCP = sinceShown(startTime);
    }),
    observe('layout-shift', shifts.see),
    observe('first-input', waits.see),
    observe('event', waits.see),
  ];
  return () => {
    for (const end of ends) end();
    if (navigation) vitals.TTFB = sinceShown(navigation.responseStart);
    if (knows('layout-shift')) vitals.CLS = shifts.worst();
    const wait = waits.worst();
    return wait === undefined ? vitals : { ...vitals, INP: wait };
  };
}

/**
 * Measures how fast the page that the visitor has landed on is, until the visitor first leaves or
 * hides it, and reports that to the API. A page that opens in the background is not measured.
 */
export function reportVitals(landed: Pick<PageRemote, 'name' | 'release'> | undefined): void {
  if (!landed) return;
  if (document.visibilityState === 'hidden') return;
  const endMeasuring = measureVitals();
  const { name: remote, release } = landed;
  document.addEventListener(
    'visibilitychange',
    () => {
      const vitals = Object.entries(endMeasuring()) as [Vital, number][];
      sendReports(vitals.map(([name, value]) => ({ kind: 'vital', remote, release, name, value })));
    },
    { once: true },
  );
}
