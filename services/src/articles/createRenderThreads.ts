import { Semaphore } from 'async-mutex';
import type { Logger } from 'pino';
import { invalid } from '../errors';
import { createThreadPool } from '../threads/createThreadPool';
import { resultOf, type ThreadAnswer } from '../threads/threadTask';
import { type RenderedArticle, renderArticle } from './renderArticle';

/**
 * The worst texts of this length (list markers, quotes) delay other requests by 50 to 100 ms. With
 * 8,000 characters it was 200 to 450 ms; in a thread they delay others by about 10 ms.
 */
const MAX_INLINE_LENGTH = 1_500;
const AT_ONCE = 2;

/**
 * Renders short texts at once and longer ones in threads, in order of arrival, so that a text of
 * 100,000 characters does not delay other requests. `render` throws HttpError 400 for a text that
 * takes longer than `patienceMs`; `stop` ends the threads and rejects what they render.
 */
export function createRenderThreads(log: Logger, patienceMs = 10_000) {
  const pool = createThreadPool<string, ThreadAnswer<RenderedArticle>>(log, {
    source: 'articles/renderThread.ts',
    maxThreads: AT_ONCE,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  let failure: Error | undefined;
  pool.on('error', (error) => {
    failure = error;
  });
  // The time limit must not include the wait for a thread.
  const permits = new Semaphore(AT_ONCE);
  return {
    async render(markdown: string): Promise<RenderedArticle> {
      if (markdown.length <= MAX_INLINE_LENGTH) return renderArticle(markdown);
      return permits.runExclusive(async () => {
        const signal = AbortSignal.timeout(patienceMs);
        try {
          const rendered = resultOf(await pool.run(markdown, { signal }));
          failure = undefined;
          return rendered;
        } catch (error) {
          // A thread that cannot start leaves its task waiting, which says nothing about the text.
          if (!signal.aborted || failure) throw failure ?? error;
          throw invalid({ content: 'Too complex to be shown. Please simplify or split it.' });
        }
      });
    },
    stop: () => pool.destroy(),
  };
}
