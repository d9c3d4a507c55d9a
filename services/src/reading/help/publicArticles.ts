import {
  type ArticleLink,
  type ArticlePage,
  type ArticleSummary,
  resources,
  type SitemapEntry,
} from '@pressline/shared-api';
import { categoryFilter } from '../../content/resource/listDocuments';
import { serializePublic } from '../../content/resource/serialize';
import { textUpdatedAt } from '../../content/resource/textUpdatedAt';
import { cachePerVersion } from '../../store/database/cachePerVersion';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models, StoredDocument, StoredOf } from '../../store/database/createModel';

type StoredArticle = StoredOf<'articles'>;

const PUBLISHED = { isPublished: true };
export const POPULAR_FIRST = { isFeatured: -1, views: -1, publishedAt: -1, _id: 1 } as const;
const MAX_LISTED = 1_000;
const SUMMARY = Object.fromEntries(
  [...resources.articles.publicFields, 'createdAt', 'updatedAt', 'version'].map((name) => [
    name,
    1,
  ]),
);

/** An article's public summary: the allow-list of its resource. */
export function articleSummary(article: StoredArticle): ArticleSummary {
  const stored = article as unknown as StoredDocument;
  return serializePublic({ resource: resources.articles }, stored) as unknown as ArticleSummary;
}

/** At most 1,000 published articles, popular first: featured, then views, then newest. */
export async function readSummaries(
  models: Models,
  { limit = MAX_LISTED, categoryId }: { limit?: number; categoryId?: string },
): Promise<ArticleSummary[]> {
  const found = await models.articles
    .find({ ...PUBLISHED, ...categoryFilter(categoryId) })
    .select(SUMMARY)
    .sort(POPULAR_FIRST)
    .limit(limit)
    .lean<StoredArticle[]>();
  return found.map(articleSummary);
}

/** The addresses of all published articles, in their order: the database would sort whole articles. */
export async function listSitemap(models: Models): Promise<SitemapEntry[]> {
  const found = await models.articles
    .find(PUBLISHED)
    .select('slug updatedAt textUpdatedAt -_id')
    .lean<Pick<StoredArticle, 'slug' | 'updatedAt' | 'textUpdatedAt'>[]>();
  return found
    .sort((one, other) => (one.slug < other.slug ? -1 : 1))
    .map((one) => ({ slug: one.slug, updatedAt: textUpdatedAt(one).toISOString() }));
}

/** How many published articles each category has: a count in an index for each. */
export async function countByCategory(models: Models): Promise<Map<string, number>> {
  const categories = await models.categories.find().select({ _id: 1 }).lean();
  const counts = categories.map(async ({ _id }) => {
    const count = await models.articles.countDocuments({ ...PUBLISHED, categoryId: _id });
    return [String(_id), count] as const;
  });
  return new Map(await Promise.all(counts));
}

type Neighbors = Pick<ArticlePage, 'previous' | 'next'>;

export type FindNeighbors = ReturnType<typeof createCategoryOrder>;

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

  const listOf = cachePerVersion(content, read);

  return async ({ categoryId, slug }: StoredArticle): Promise<Neighbors> => {
    const list = await listOf(categoryId);
    const at = list.findIndex((other) => other.slug === slug);
    if (at < 0) return { previous: null, next: null };
    return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null };
  };
}
