import { Worker } from 'node:worker_threads';
import { invalid } from '../errors';
import { createSemaphore } from '../limits/createSemaphore';
import { runThread, THREAD_LIMITS } from '../threads/runThread';
import { type RenderArticle, type RenderedArticle, renderArticle } from './renderArticle';

/** What is shorter is rendered within a few tens of milliseconds, whatever it is. */
const MAX_INLINE_LENGTH = 8_000;
const AT_ONCE = 2;
const PATIENCE_MS = 10_000;

const tooComplex = () =>
  invalid({ content: 'Too complex to be shown. Please simplify or split it.' });

/**
 * Renders short texts at once and long ones in threads, so that readers do not wait for a text of
 * 100,000 characters. @throws HttpError 400 for a text that takes longer than 10 s
 */
export function createRenderThreads(): RenderArticle {
  const limited = createSemaphore(AT_ONCE);
  return async (markdown) => {
    if (markdown.length <= MAX_INLINE_LENGTH) return renderArticle(markdown);
    return limited(async () => {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(tooComplex()), PATIENCE_MS);
      const thread = new Worker(new URL('./renderThread.ts', import.meta.url), {
        workerData: markdown,
        resourceLimits: THREAD_LIMITS,
      });
      try {
        return await runThread<RenderedArticle>(thread, patience.signal);
      } finally {
        clearTimeout(timer);
      }
    });
  };
}
