import type { ArticleLink, ArticlePage } from '@pressline/shared-api';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models, StoredOf } from '../../store/database/createModel';
import { oncePerVersion } from '../../store/database/oncePerVersion';
import { POPULAR_FIRST } from './publicArticles';

type StoredArticle = StoredOf<'articles'>;
type Neighbours = Pick<ArticlePage, 'previous' | 'next'>;

export type FindNeighbours = ReturnType<typeof createCategoryOrder>;

/**
 * Finds the published articles before and after one in the list of its category. Each category's list
 * is read once per content version, for all of its articles' pages.
 */
export function createCategoryOrder(models: Models, content: ContentVersion) {
  async function read(categoryId: StoredArticle['categoryId']): Promise<ArticleLink[]> {
    const found = await models.articles
      .find({ isPublished: true, categoryId })
      .select('slug title')
      .sort(POPULAR_FIRST)
      .lean<StoredArticle[]>();
    return found.map(({ slug, title }) => ({ slug, title }));
  }

  const listOf = oncePerVersion(content, read);

  return async ({ categoryId, slug }: StoredArticle): Promise<Neighbours> => {
    const list = await listOf(categoryId);
    const at = list.findIndex((other) => other.slug === slug);
    if (at < 0) return { previous: null, next: null };
    return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null };
  };
}
