import type { Site, SiteOptions } from './site';
import type { Traffic } from './traffic';

export const SECONDS = 1_000;
/** How long a fault lasts, unless it needs longer to show. */
export const HOLD_MS = 5 * SECONDS;

export interface Figures {
  /** The share of visits that end with an error page, a broken page or no answer. */
  failedVisits: number;
  noPageMs: number;
  /** 95% of pages take at most this long. */
  pageMs: number;
  failedWrites: number;
  noWriteMs: number;
  /** From the end of the fault until a page is read and a write acknowledged. */
  recoveredMs: number;
}

/** For a fault that visitors and editors should not notice, with room for a busy machine. */
export const UNAFFECTED: Figures = {
  failedVisits: 0.01,
  noPageMs: 2_500,
  pageMs: 1_000,
  failedWrites: 0.01,
  noWriteMs: 2_500,
  recoveredMs: 2_000,
};
/** For a host that has to start again: its supervisor waits for a second. */
export const RESTARTED: Figures = {
  failedVisits: 0.5,
  noPageMs: 5_000,
  pageMs: 2_000,
  failedWrites: 0.5,
  noWriteMs: 5_000,
  recoveredMs: 5_000,
};
/** For a database or services that have to start again, while pages are served. */
export const PAGES_UNAFFECTED: Figures = {
  ...RESTARTED,
  noWriteMs: 10_000,
  failedVisits: UNAFFECTED.failedVisits,
  noPageMs: UNAFFECTED.noPageMs,
  pageMs: UNAFFECTED.pageMs,
};

export interface Drill extends SiteOptions {
  name: string;
  fault: string;
  /** Why it cannot be played here, if it cannot. */
  impossible?: string | false;
  /** How many editors write at the same time; two unless given. */
  editors?: number;
  /** Throws when the fault did not reach the site. */
  inflict: (site: Site, traffic: Traffic) => Promise<unknown>;
  /** Ends a fault that does not end by itself. */
  heal?: (site: Site) => unknown;
  mayBe: Figures;
}
