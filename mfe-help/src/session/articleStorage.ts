import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';

function readAll<Value>(key: string): Record<string, Value> {
  try {
    return JSON.parse(readLocal(key) ?? '') ?? {};
  } catch {
    return {};
  }
}

export const readByArticle = <Value>(key: string, articleId: string): Value | undefined =>
  readAll<Value>(key)[articleId];

/**
 * Keeps a value of an article, of `most` articles: the one that was changed longest ago goes first.
 * Without a value nothing of the article is kept; where nothing can be stored, nothing at all.
 */
export function storeByArticle(key: string, most: number, articleId: string, value: unknown): void {
  const { [articleId]: _, ...others } = readAll(key);
  const kept = Object.entries({ ...others, ...(value ? { [articleId]: value } : {}) });
  const text = JSON.stringify(Object.fromEntries(kept.slice(-most)));
  storeLocal(key, kept.length > 0 ? text : null);
}
