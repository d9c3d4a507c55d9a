import type { Logger } from 'pino';
import { unprocessable } from '../../errors';
import { createLimitedThreads } from '../../http/threads/createLimitedThreads';
import { type ArticleTask, WORK } from './renderThread';

/**
 * The worst texts of this length (list markers, quotes) delay other requests by 50 to 100 ms. With
 * 8,000 characters it was 200 to 450 ms; in a thread they delay others by about 10 ms.
 */
const MAX_INLINE_LENGTH = 1_500;

/** The same work, in this thread or in another. */
type InAnyThread<Name extends keyof typeof WORK> = (
  ...given: Parameters<(typeof WORK)[Name]>
) => Promise<ReturnType<(typeof WORK)[Name]>>;

export type LocatePassage = InAnyThread<'locatePassage'>;

/**
 * Reads short texts at once and longer ones in threads, so that a text of 100,000 characters does not
 * delay other requests. `render` and `locate` throw HttpError 422 for a text that takes longer than
 * `patienceMs`; `stop` ends the threads and rejects what they do.
 */
export function createRenderThreads(log: Logger, patienceMs = 10_000) {
  const { run, stop } = createLimitedThreads<ArticleTask, unknown>(log, {
    ...{ source: 'content/articles/renderThread.ts', maxThreads: 2, patienceMs },
    idleTimeout: Number.POSITIVE_INFINITY,
    refusal: () => unprocessable({ content: 'Too complex to show. Please simplify or split it.' }),
  });
  const inThread = <Name extends keyof typeof WORK>(work: Name) =>
    (async (...given: [string, ...string[]]) => {
      const atOnce = WORK[work] as (...values: string[]) => unknown;
      return given[0].length <= MAX_INLINE_LENGTH ? atOnce(...given) : run({ work, given });
    }) as InAnyThread<Name>;
  return { render: inThread('renderArticle'), locate: inThread('locatePassage'), stop };
}
