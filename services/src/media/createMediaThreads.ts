import type { Logger } from 'pino';
import { createThreadPool } from '../threads/createThreadPool';
import { resultOf, type ThreadAnswer } from '../threads/threadTask';
import type { MediaTask, PreparedMedia, prepareMedia } from './prepareMedia';

const IDLE_MS = 60_000;

/** Prepares media in a thread, one after the other, so that no request waits for an image. */
export function createMediaThreads(log: Logger): typeof prepareMedia {
  const pool = createThreadPool<MediaTask, ThreadAnswer<PreparedMedia>>(log, {
    ...{ source: 'media/mediaThread.ts', maxThreads: 1, idleTimeout: IDLE_MS },
  });
  return async (task) => resultOf(await pool.run(task));
}
