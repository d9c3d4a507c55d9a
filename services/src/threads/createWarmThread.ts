import type { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './answerParent';
import { toError } from './Failure';

interface Patience {
  patienceMs: number;
  tooLate(): Error;
}

interface Waiting<Result> {
  resolve(result: Result): void;
  reject(reason: unknown): void;
}

/**
 * A thread that is made for its first task and kept for the next, one at a time. It is replaced when
 * it fails, ends or takes longer than `patienceMs`. Without a task it keeps no process alive.
 */
export function createWarmThread<Task, Result>(
  start: () => Worker,
  { patienceMs, tooLate }: Patience,
) {
  let thread: Worker | undefined;
  let waiting: Waiting<Result> | undefined;

  function end(reason: unknown) {
    void thread?.terminate();
    thread = undefined;
    waiting?.reject(reason);
  }

  function begin(): Worker {
    const begun = start();
    // What comes late from a thread that was replaced must not settle another task.
    const isCurrent = () => thread === begun;
    begun.on('message', ({ failure, result }: ThreadMessage) => {
      if (!isCurrent()) return;
      if (failure) waiting?.reject(toError(failure));
      else waiting?.resolve(result as Result);
    });
    begun.on('error', (error) => isCurrent() && end(error));
    begun.on(
      'exit',
      () => isCurrent() && end(new Error('The thread ended before its work was done')),
    );
    return begun;
  }

  return {
    /** @throws what the work throws; `tooLate()` when it takes too long */
    async run(task: Task): Promise<Result> {
      const timer = setTimeout(() => end(tooLate()), patienceMs);
      thread ??= begin();
      thread.ref();
      thread.postMessage(task);
      try {
        return await new Promise<Result>((resolve, reject) => {
          waiting = { resolve, reject };
        });
      } finally {
        clearTimeout(timer);
        waiting = undefined;
        thread?.unref();
      }
    },
    /** Ends the thread, and the task that it is at. */
    stop: () => end(new Error('The thread was stopped')),
  };
}
