import type { Article } from '@pressline/shared-api';
import { useDocuments } from '../documents/useDocuments';
import { useSettled } from '../documents/useSettled';

const LISTED = 50;
const TYPING_PAUSE_MS = 250;

export type ListedArticle = Pick<Article, 'id' | 'title' | 'slug' | 'isPublished'>;

/** The articles that match a search, by title. */
export function useArticleChoices(search: string) {
  const q = useSettled(search.trim(), TYPING_PAUSE_MS);
  const query = useDocuments('articles', { q, sort: 'title', page: 1, limit: LISTED });
  const articles = query.documents as unknown as readonly ListedArticle[] | undefined;
  return { ...query, articles };
}
