import type { ApiClient, Article } from '@pressline/shared-api';

/** Publishes an article of a spec's own, in the first category unless `overrides` says which. */
export async function publishArticle(
  api: ApiClient,
  overrides: Partial<Article> & { title: string },
): Promise<Article> {
  const { categories } = await api.admin.categories.list({ limit: 1 });
  return api.admin.articles.create({
    categoryId: categories[0]?.id ?? '',
    slug: `${overrides.title.toLowerCase().replace(/[^a-z]+/g, '-')}-${Date.now()}`,
    isPublished: true,
    ...overrides,
  });
}

/** The path of an article's page. */
export const pathOf = ({ slug }: Article): string => `/help/articles/${encodeURIComponent(slug)}`;
