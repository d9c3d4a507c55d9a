import { Semaphore } from 'async-mutex';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { HttpError } from '../../errors';
import { threadFile } from '../../packageRoot';
import { resultOf, type ThreadAnswer } from './threadTask';

/** Far more than the work needs: a thread that exceeds it fails alone. */
const MAX_HEAP_MB = 512;

export interface PoolOptions {
  /** The thread's source file, below `src/`. */
  source: string;
  maxThreads: number;
  /** Milliseconds that a thread without work is kept; 0 unless given. */
  idleTimeout?: number;
}

/**
 * Threads that are started when needed. When a thread fails, its task is rejected; when one cannot
 * start, the task waits and the pool emits `error`.
 */
export function createThreadPool<Task, Answer>(
  log: Logger,
  { source, maxThreads, idleTimeout = 0 }: PoolOptions,
): Piscina<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: threadFile(source),
    minThreads: 0,
    maxThreads,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    recordTiming: false,
  });
  // Without a listener, a thread that fails without a task would end the process.
  pool.on('error', (error) => log.error({ err: error, source }, 'worker thread failed'));
  return pool;
}

interface LimitedOptions extends PoolOptions {
  /** How long one task may take, without the wait for a thread. */
  patienceMs: number;
  /** What the caller is told of a task that takes longer, or more memory than a thread has. */
  refusal(): HttpError;
}

const isOutOfMemory = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs what reads input of others in threads, in order of arrival. A task that takes too long or too much
 * memory ends with its thread, as does one whose `signal` is aborted, with the signal's reason.
 */
export function createLimitedThreads<Task, Result>(
  log: Logger,
  { patienceMs, refusal, ...options }: LimitedOptions,
) {
  const pool = createThreadPool<Task, ThreadAnswer<Result>>(log, options);
  let failure: Error | undefined;
  pool.on('error', (error) => {
    failure = error;
  });
  const permits = new Semaphore(options.maxThreads);
  return {
    run: (task: Task, signal?: AbortSignal): Promise<Result> =>
      permits.runExclusive(async () => {
        signal?.throwIfAborted();
        const timeout = AbortSignal.timeout(patienceMs);
        try {
          const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
          const result = resultOf(await pool.run(task, { signal: stop }));
          failure = undefined;
          return result;
        } catch (error) {
          signal?.throwIfAborted();
          if (isOutOfMemory(error)) throw refusal();
          // A thread that cannot start leaves its task waiting, which says nothing about the input.
          if (!timeout.aborted || failure) throw failure ?? error;
          throw refusal();
        }
      }),
    stop: () => pool.destroy(),
  };
}
