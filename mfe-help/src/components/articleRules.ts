import type { ArticleSummary } from '@pressline/shared-api';

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const TRENDING_ABOVE_VIEWS = 50;

/**
 * Whether an article is New: published (or else created) within the 7 days before `now`, which is
 * in milliseconds.
 */
export function isNew(
  { publishedAt, createdAt }: Pick<ArticleSummary, 'publishedAt' | 'createdAt'>,
  now: number,
): boolean {
  const age = now - Date.parse(publishedAt ?? createdAt);
  return age >= 0 && age <= NEW_FOR_MS;
}

/** Whether an article is Trending: more than 50 views. */
export function isTrending({ views }: Pick<ArticleSummary, 'views'>): boolean {
  return views > TRENDING_ABOVE_VIEWS;
}
