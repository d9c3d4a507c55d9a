import { byIds } from '../../store/database/byIds';
import type { Models } from '../../store/database/createModel';

/** Adds title and slug, and leaves out deleted articles. */
async function named<R extends { articleId: string }>(models: Models, rows: readonly R[]) {
  const ids = rows.map(({ articleId }) => articleId);
  const found = await byIds(models.articles, ids, 'title slug');
  return rows.flatMap(({ articleId: id, ...row }) => {
    const article = found.get(id);
    return article ? [{ id, title: article.title, slug: article.slug, ...row }] : [];
  });
}

/**
 * The first `limit` of the articles that are still there, and what the others and the deleted ones
 * add to them, so that a list and the totals above it agree.
 */
export async function rankArticles<
  Name extends string,
  Row extends { articleId: string } & Record<Name, number>,
>(models: Models, rows: readonly Row[], names: readonly Name[], limit: number) {
  const present = await named(models, rows);
  const listed = present.slice(0, limit);
  const isIn = (articles: readonly { id: string }[]) => {
    const ids = new Set(articles.map(({ id }) => id));
    return ({ articleId }: Row) => ids.has(articleId);
  };
  const [isPresent, isListed] = [isIn(present), isIn(listed)];
  const sumOf = (counted: readonly Row[]) =>
    Object.fromEntries(
      names.map((name) => [name, counted.reduce((sum, one) => sum + one[name], 0)]),
    ) as Record<Name, number>;
  return {
    listed,
    others: sumOf(rows.filter((row) => isPresent(row) && !isListed(row))),
    deleted: sumOf(rows.filter((row) => !isPresent(row))),
  };
}
