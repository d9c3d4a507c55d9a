import { threadTask } from '../../http/threads/threadTask';
import { locatePassage } from './passages/locatePassage';
import { renderArticle } from './renderArticle';

/** What takes long for a long text, which comes first of what it is given. */
export const WORK = { renderArticle, locatePassage };

type Work = typeof WORK;
export interface ArticleTask {
  work: keyof Work;
  given: unknown[];
}

export default threadTask(({ work, given }: ArticleTask) =>
  (WORK[work] as (...values: unknown[]) => unknown)(...given),
);
