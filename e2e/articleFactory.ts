import type { ApiClient, Article } from '@pressline/shared-api';

/** A category of the demo content: another spec may have made the first one of the list, and remove it. */
export async function demoCategoryId(api: ApiClient): Promise<string> {
  const { categories } = await api.admin.categories.list();
  const found = categories.find(({ name }) => name === 'Getting Started');
  if (!found) throw new Error('The demo content is not there');
  return found.id;
}

/** Publishes an article of a spec's own, in a category of the demo content unless `overrides` says which. */
export async function publishArticle(
  api: ApiClient,
  overrides: Partial<Article> & { title: string },
): Promise<Article> {
  return api.admin.articles.create({
    categoryId: overrides.categoryId ?? (await demoCategoryId(api)),
    isPublished: true,
    ...overrides,
  });
}

/** The path of an article's page. */
export const pathOf = ({ slug }: Article): string => `/help/articles/${encodeURIComponent(slug)}`;
