import { Worker } from 'node:worker_threads';
import { invalid } from '../errors';
import { createSemaphore } from '../limits/createSemaphore';
import { createWarmThread } from '../threads/createWarmThread';
import { THREAD_LIMITS } from '../threads/runThread';
import { type RenderedArticle, renderArticle } from './renderArticle';

/**
 * The worst texts of this length (list markers, quotes) hold readers up for 50 to 100 ms. With 8,000
 * characters it was 200 to 450 ms; in a thread they cost other requests about 10 ms.
 */
const MAX_INLINE_LENGTH = 1_500;
const AT_ONCE = 2;
const PATIENCE_MS = 10_000;

const tooComplex = () =>
  invalid({ content: 'Too complex to be shown. Please simplify or split it.' });

const createRenderThread = () =>
  createWarmThread<string, RenderedArticle>(
    () =>
      new Worker(new URL('./renderThread.ts', import.meta.url), { resourceLimits: THREAD_LIMITS }),
    { patienceMs: PATIENCE_MS, tooLate: tooComplex },
  );

/**
 * Renders short texts at once and longer ones in threads, in order of arrival, so that readers do
 * not wait for a text of 100,000 characters. `render` throws HttpError 400 for a text that takes
 * longer than 10 s; `stop` ends the threads and what they are at.
 */
export function createRenderThreads() {
  const limited = createSemaphore(AT_ONCE);
  const threads: ReturnType<typeof createRenderThread>[] = [];
  const idle: typeof threads = [];
  const addThread = () => {
    const thread = createRenderThread();
    threads.push(thread);
    return thread;
  };
  return {
    async render(markdown: string): Promise<RenderedArticle> {
      if (markdown.length <= MAX_INLINE_LENGTH) return renderArticle(markdown);
      return limited(async () => {
        const thread = idle.pop() ?? addThread();
        try {
          return await thread.run(markdown);
        } finally {
          idle.push(thread);
        }
      });
    },
    stop() {
      for (const thread of threads) thread.stop();
    },
  };
}
