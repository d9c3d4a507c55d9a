import { keepByArticle, keptOf } from '../../session/keepByArticle';

const KEY = 'pressline_done_items';

export function readDone(articleId: string): readonly string[] {
  const keys = keptOf<readonly string[]>(KEY, articleId);
  return Array.isArray(keys) ? keys : [];
}

/** Remembers what is ticked off; where nothing can be stored, the ticks last as long as the page. */
export const writeDone = (articleId: string, keys: readonly string[]): void =>
  keepByArticle(KEY, 50, articleId, keys.length > 0 && keys);
