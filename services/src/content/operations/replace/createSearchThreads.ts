import type { ReplaceHit } from '@pressline/shared-api';
import type { Logger } from 'pino';
import { unprocessable } from '../../../errors';
import { createLimitedThreads } from '../../../http/threads/createLimitedThreads';
import type { SearchTask } from './findHits';

/** Finds the hits of a rule; when `signal` is aborted, its reason is thrown. @throws HttpError 400, 422 */
export type FindHits = (
  task: SearchTask,
  signal?: AbortSignal,
) => ReplaceHit[][] | Promise<ReplaceHit[][]>;

/** Searches texts in a thread: an expression of a few characters can take seconds for one of them. */
export const createSearchThreads = (log: Logger, patienceMs = 5_000): FindHits =>
  createLimitedThreads<SearchTask, ReplaceHit[][]>(log, {
    ...{
      source: 'content/operations/replace/searchThread.ts',
      maxThreads: 1,
      idleTimeout: 60_000,
      patienceMs,
    },
    refusal: () => unprocessable({ find: 'This search takes too long. Please simplify it.' }),
  }).run;
