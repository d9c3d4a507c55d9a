import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { createConcurrencyLimit } from './createConcurrencyLimit';
import { createQueue } from './createQueue';

const SAMPLE_MS = 500;
/** How many requests may wait for a permit, and for how long. */
const MOST_WAITING = 100;
const PATIENCE_MS = 500;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

export interface OverloadLimits {
  /** Requests that run at once; fewer while answers are late. */
  maxInFlight: number;
  /** Mean delay of the event loop over half a second, twice in a row, in milliseconds. */
  maxLagMs: number;
}

/** With these, admitted requests are answered within a second. */
export const OVERLOAD_LIMITS: OverloadLimits = { maxInFlight: 500, maxLagMs: 250 };

/** Admits as many requests as can be answered in time. */
export function createOverloadProtection({ maxInFlight, maxLagMs }: OverloadLimits, log: Logger) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const limit = createConcurrencyLimit(maxInFlight);
  const queue = createQueue(PATIENCE_MS);
  const mostWaiting = Math.min(MOST_WAITING, maxInFlight);
  let inFlight = 0;
  /** Most requests that ran at once since the last sample. */
  let mostInFlight = 0;
  let lastLagMs = 0;
  let lagMs = 0;
  let refused = 0;
  /** Whether requests were refused before the last sample. */
  let wasRefusing = false;

  const isLagging = () => lagMs > maxLagMs;

  function take() {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
  }

  function admitWaiting() {
    while (queue.length > 0 && inFlight < limit.count) {
      take();
      queue.admitFirst();
    }
  }

  function sample() {
    const newLagMs = Math.max(0, (delay.mean || 0) / NANOSECONDS - RESOLUTION_MS);
    delay.reset();
    // A single long job is not overload; lag in two samples is.
    lagMs = Math.min(lastLagMs, newLagMs);
    lastLagMs = newLagMs;
    limit.adjust(refused > 0 ? Math.max(mostInFlight, limit.count) : mostInFlight);
    mostInFlight = inFlight;
    // One log line for all refusals, because each line is more work.
    if (refused > 0)
      log.warn({ refused, inFlight, lagMs: Math.round(lagMs) }, 'requests refused: overload');
    wasRefusing = refused > 0;
    refused = 0;
    if (isLagging()) queue.refuseAll();
    else admitWaiting();
  }

  /** Takes a permit now or after a wait; false when there is none. */
  async function takePermit(): Promise<boolean> {
    if (isLagging()) return false;
    if (inFlight < limit.count) {
      take();
      return true;
    }
    return !wasRefusing && queue.length < mostWaiting && queue.wait();
  }

  /** What a request holds while it runs. */
  function createPermit() {
    let isHeld = true;
    let heldSince = performance.now();
    function free() {
      if (!isHeld) return;
      isHeld = false;
      inFlight -= 1;
      admitWaiting();
    }
    return {
      /** Frees the permit for other requests until `resume`. */
      suspend: free,
      /** Takes the permit back, even if that exceeds the limit. */
      resume() {
        if (isHeld) return;
        isHeld = true;
        heldSince = performance.now();
        take();
      },
      release() {
        if (isHeld) limit.answered(performance.now() - heldSince);
        free();
      },
    };
  }

  delay.enable();
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();

  return {
    /**
     * Takes a permit, perhaps after a short wait; the caller must release it. Undefined when there is
     * none. No request waits while others are refused: all answers would be late.
     */
    async enter() {
      if (!(await takePermit())) {
        refused += 1;
        return undefined;
      }
      return createPermit();
    },
    stop() {
      clearInterval(timer);
      delay.disable();
      queue.refuseAll();
    },
  };
}
