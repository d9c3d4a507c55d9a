import type { Logger } from 'pino';
import { unprocessable } from '../../errors';
import { createLimitedThreads } from '../../http/threads/createLimitedThreads';
import type { MediaTask, PreparedMedia } from './prepareMedia';

/** A photograph of 50 megapixels takes about ten seconds on a slow machine. */
const PATIENCE_MS = 60_000;
const IDLE_MS = 60_000;

/** Prepares a file; when `signal` is aborted, its reason is thrown. */
export type PrepareMedia = (task: MediaTask, signal?: AbortSignal) => Promise<PreparedMedia>;

/** Prepares media in a thread, one after the other, so that no request waits for an image. */
export const createMediaThreads = (log: Logger, patienceMs = PATIENCE_MS): PrepareMedia =>
  createLimitedThreads<MediaTask, PreparedMedia>(log, {
    ...{ source: 'content/media/mediaThread.ts', maxThreads: 1, idleTimeout: IDLE_MS, patienceMs },
    refusal: () =>
      unprocessable({ file: 'The file takes too long to read. Make it smaller first.' }),
  }).run;
