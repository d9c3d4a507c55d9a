import type { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './answerParent';
import { toError } from './Failure';

/** Far more than the work here needs: what needs more ends its thread and nothing else. */
export const THREAD_LIMITS = { maxOldGenerationSizeMb: 512 };

/**
 * Waits for the work of a thread that ends with `answerParent`. An aborted thread is ended.
 * @throws what the work throws; the signal's reason when it was aborted
 */
export async function runThread<Result, Progress = never>(
  thread: Worker,
  signal: AbortSignal,
  report?: (progress: Progress) => void,
): Promise<Result> {
  try {
    return await new Promise<Result>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      thread.on('message', ({ progress, failure, result }: ThreadMessage) => {
        if (progress) report?.(progress as Progress);
        else if (failure) reject(toError(failure));
        else resolve(result as Result);
      });
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The thread ended before its work was done')));
    });
  } finally {
    void thread.terminate();
  }
}
