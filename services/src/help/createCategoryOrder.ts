import type { ArticleLink, ArticlePage } from '@pressline/shared-api';
import type { ContentVersion } from '../database/contentVersion';
import type { Models, StoredOf } from '../database/createModel';
import { POPULAR_FIRST } from './publicArticles';

type StoredArticle = StoredOf<'articles'>;
type Neighbours = Pick<ArticlePage, 'previous' | 'next'>;

export type FindNeighbours = ReturnType<typeof createCategoryOrder>;

/**
 * Finds the published articles before and after one in the list of its category. Each category's list
 * is read once per content version, for all of its articles' pages.
 */
export function createCategoryOrder(models: Models, content: ContentVersion) {
  let lists = new Map<string, Promise<ArticleLink[]>>();
  content.onChange(() => {
    lists = new Map();
  });

  async function read(categoryId: StoredArticle['categoryId']): Promise<ArticleLink[]> {
    const found = await models.articles
      .find({ isPublished: true, categoryId })
      .select('slug title')
      .sort(POPULAR_FIRST)
      .lean<StoredArticle[]>();
    return found.map(({ slug, title }) => ({ slug, title }));
  }

  function listOf(categoryId: StoredArticle['categoryId']) {
    const key = String(categoryId);
    const kept = lists;
    const known = kept.get(key);
    if (known) return known;
    const list = read(categoryId);
    kept.set(key, list);
    list.catch(() => kept.delete(key));
    return list;
  }

  return async ({ categoryId, slug }: StoredArticle): Promise<Neighbours> => {
    const list = await listOf(categoryId);
    const at = list.findIndex((other) => other.slug === slug);
    if (at < 0) return { previous: null, next: null };
    return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null };
  };
}
