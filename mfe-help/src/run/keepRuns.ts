import { keepByArticle, keptOf } from '../session/keepByArticle';
import type { Run } from './Run';

const KEY = 'pressline_runs';

export function readRun(articleId: string): Run | undefined {
  const run = keptOf<Run>(KEY, articleId);
  const isWhole = Array.isArray(run?.steps) && run.steps.length > 0 && Array.isArray(run.former);
  return isWhole && run.marks && Number.isInteger(run.at) ? run : undefined;
}

/** Keeps the run of an article; where nothing can be stored, it lasts as long as the page. */
export const keepRun = (articleId: string, run: Run): void =>
  keepByArticle(KEY, 20, articleId, run);
