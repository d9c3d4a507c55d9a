import { setTimeout as wait } from 'node:timers/promises';

/** Runs `task` until it succeeds; throws its last error when it has not within a minute. */
export async function retried<Result>(task: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}
