import { Types, trusted } from 'mongoose';
import type { Models } from '../database/createModel';

/** Adds title and slug, and leaves out deleted articles. */
export async function named<R extends { articleId: string }>(models: Models, rows: readonly R[]) {
  const ids = rows.map(({ articleId }) => new Types.ObjectId(articleId));
  const found = await models.articles
    .find({ _id: trusted({ $in: ids }) })
    .select('title slug')
    .lean();
  const byId = new Map(found.map(({ _id, title, slug }) => [String(_id), { title, slug }]));
  return rows.flatMap(({ articleId, ...row }) => {
    const article = byId.get(articleId);
    return article ? [{ id: articleId, ...article, ...row }] : [];
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
