import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { createPlaces } from './createPlaces';
import { createWaitingLine } from './createWaitingLine';

const SAMPLE_MS = 500;
/** How many may wait for a place, and for how long: a page or two of the shell host's questions. */
const MOST_WAITING = 100;
const PATIENCE_MS = 500;
const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

/** When a process has as much to do as it can. */
export interface LoadLimits {
  /** Requests under way; fewer while answers are late. */
  maxInFlight: number;
  /** Mean delay of the event loop over half a second, twice in a row, in milliseconds. */
  maxLagMs: number;
}

/** So that what is let in is answered within a second: the rest is told to come back. */
export const LOAD_LIMITS: LoadLimits = { maxInFlight: 500, maxLagMs: 250 };

/** One of the places for requests under way. */
export interface Place {
  /** Others may have it for a while. */
  lend(): void;
  /** Takes it back, or one more if it is not free. */
  takeBack(): void;
  /** Gives it up for good. */
  leave(): void;
}

/** Lets requests in while there is room for them. */
export interface LoadWatch {
  /**
   * Takes a place, after a short wait if it must be; who has it must leave it. Undefined when there
   * is none. A crowd that goes away by itself waits; in one that stays nobody does, for those who
   * are let in would be late as well.
   */
  enter(): Promise<Place | undefined>;
  stop(): void;
}

export function createLoadWatch({ maxInFlight, maxLagMs }: LoadLimits, log: Logger): LoadWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const places = createPlaces(maxInFlight);
  const line = createWaitingLine(PATIENCE_MS);
  const mostWaiting = Math.min(MOST_WAITING, maxInFlight);
  let inFlight = 0;
  /** Most requests under way since the last sample. */
  let mostInFlight = 0;
  let lastLagMs = 0;
  let lagMs = 0;
  let refused = 0;
  /** Whether any were refused before the last sample. */
  let isCrowded = false;

  const isLagging = () => lagMs > maxLagMs;

  function take() {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
  }

  function callWaiting() {
    while (line.length > 0 && inFlight < places.count) {
      take();
      line.callFirst();
    }
  }

  function sample() {
    const newLagMs = Math.max(0, (delay.mean || 0) / NANOSECONDS - RESOLUTION_MS);
    delay.reset();
    // One long job is no overload; a lag that stays is.
    lagMs = Math.min(lastLagMs, newLagMs);
    lastLagMs = newLagMs;
    places.adjust(refused > 0 ? Math.max(mostInFlight, places.count) : mostInFlight);
    mostInFlight = inFlight;
    // One line for many refusals: writing them all would be work on top.
    if (refused > 0) log.warn({ refused, inFlight, lagMs: Math.round(lagMs) }, 'too much to do');
    isCrowded = refused > 0;
    refused = 0;
    if (isLagging()) line.sendAway();
    else callWaiting();
  }

  /** Takes a place now or later; false when there is none. */
  async function takePlace(): Promise<boolean> {
    if (isLagging()) return false;
    if (inFlight < places.count) {
      take();
      return true;
    }
    return !isCrowded && line.length < mostWaiting && line.wait();
  }

  /** A place that was taken. */
  function createPlace(): Place {
    let isHeld = true;
    let heldSince = performance.now();
    function free() {
      if (!isHeld) return;
      isHeld = false;
      inFlight -= 1;
      callWaiting();
    }
    return {
      lend: free,
      takeBack() {
        if (isHeld) return;
        isHeld = true;
        heldSince = performance.now();
        take();
      },
      leave() {
        if (isHeld) places.answered(performance.now() - heldSince);
        free();
      },
    };
  }

  delay.enable();
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();

  return {
    async enter() {
      if (!(await takePlace())) {
        refused += 1;
        return undefined;
      }
      return createPlace();
    },
    stop() {
      clearInterval(timer);
      delay.disable();
      line.sendAway();
    },
  };
}
