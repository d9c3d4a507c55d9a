import type { Route } from './http/router/Route';

/**
 * What a room gives to the application. One function makes it from what it gets by name.
 */
export interface Part {
  /** What other rooms may use of it. */
  readonly [offered: string]: unknown;
  /** Of two endpoints that a path fits, the first in the application answers. */
  routes?: readonly Route[];
  /** Collections whose indexes are created before the application listens. */
  stores?: readonly { createIndexes(): Promise<void> }[];
  /** Corrects what processes that died have left, and deletes what has expired: at the start, and every five minutes. */
  upkeep?(): Promise<void>;
  /** Starts what runs by itself. */
  start?(): void;
  /** Ends what runs by itself, while the last requests are answered. */
  stop?(): Promise<void> | void;
  /** Writes what is held in memory, before the process ends. Never rejects. */
  flush?(): Promise<void>;
}
