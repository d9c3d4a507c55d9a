import type { Logger } from 'pino';
import { unprocessable } from '../../errors';
import { createLimitedThreads } from '../../http/threads/createLimitedThreads';
import { type RenderedArticle, renderArticle } from './renderArticle';

/**
 * The worst texts of this length (list markers, quotes) delay other requests by 50 to 100 ms. With
 * 8,000 characters it was 200 to 450 ms; in a thread they delay others by about 10 ms.
 */
const MAX_INLINE_LENGTH = 1_500;

/**
 * Renders short texts at once and longer ones in threads, so that a text of 100,000 characters does not
 * delay other requests. `render` throws HttpError 422 for a text that takes longer than `patienceMs`;
 * `stop` ends the threads and rejects what they render.
 */
export function createRenderThreads(log: Logger, patienceMs = 10_000) {
  const { run, stop } = createLimitedThreads<string, RenderedArticle>(log, {
    ...{ source: 'content/articles/renderThread.ts', maxThreads: 2, patienceMs },
    idleTimeout: Number.POSITIVE_INFINITY,
    refusal: () => unprocessable({ content: 'Too complex to show. Please simplify or split it.' }),
  });
  return {
    render: async (markdown: string): Promise<RenderedArticle> =>
      markdown.length <= MAX_INLINE_LENGTH ? renderArticle(markdown) : run(markdown),
    stop,
  };
}
