import { keepByArticle } from '../../session/keepByArticle';

const done = keepByArticle<readonly string[]>('pressline_done_items', 50);

/** Keys of the steps and checks of an article that this browser's reader has ticked off. */
export function readDone(articleId: string): readonly string[] {
  const keys = done.read(articleId);
  return Array.isArray(keys) ? keys : [];
}

/** Remembers what is ticked off; where nothing can be stored, the ticks last as long as the page. */
export const writeDone = (articleId: string, keys: readonly string[]): void =>
  done.write(articleId, keys.length > 0 ? keys : undefined);
