import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { threadFile } from '../../packageRoot';

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
