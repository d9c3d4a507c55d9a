import type { Site } from './site';

export const SECONDS = 1_000;
/** How long a fault lasts, unless it needs longer to be felt. */
export const HOLD_MS = 5 * SECONDS;

/** How bad it may get. */
export interface Limits {
  /** The longest time in which nobody gets any page. */
  awayMs: number;
  /** What 19 of 20 pages take at most. */
  pageMs: number;
  /** Until a page is read and a write acknowledged, from the end of the fault. */
  recoveredMs: number;
}

/** For a fault that visitors should not notice, with room for a busy machine. */
export const UNHURT: Limits = { awayMs: 2_500, pageMs: 1_000, recoveredMs: 2_000 };
/** For a process that has to start again: its supervisor waits for a second. */
export const RESTARTED: Limits = { awayMs: 5_000, pageMs: 2_000, recoveredMs: 5_000 };

/** One fault, played on a running site of its own. */
export interface Drill {
  name: string;
  /** What is done, for the table. */
  fault: string;
  /** Why it cannot be played here, if it cannot. */
  impossible?: string | false;
  env?: () => NodeJS.ProcessEnv;
  /** Sees the data folder while it is empty. */
  prepare?: (dataDir: string) => unknown;
  /** Throws when the site did not feel the fault. */
  inflict: (site: Site) => Promise<unknown>;
  /** Ends a fault that does not end by itself. */
  heal?: (site: Site) => unknown;
  cleanUp?: (dataDir: string) => void;
  mayBe: Limits;
}
