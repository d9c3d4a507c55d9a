import { isActiveUser } from '../../../people/auth/isActiveUser';
import type { Models, StoredOf } from '../../../store/database/createModel';
import { trustedFilter } from '../../../store/database/trustedFilter';
import { dueIn } from '../dueDays';
import type { Change, Write } from './ResourceHooks';

type StoredArticle = StoredOf<'articles'>;

/** The first date of an article that is published, or moved, in a category which has an interval. */
export async function dated(
  models: Models,
  change: Change,
  before: StoredArticle | undefined,
  past: Partial<StoredArticle>,
): Promise<Change> {
  const { isPublished, categoryId } = { ...before, ...change };
  const isNewThere = !before?.isPublished || String(before.categoryId) !== String(categoryId);
  if (!isPublished || !isNewThere || before?.verifiedUntil) return {};
  // An import knows of an article that it has no date.
  if (past.verifiedUntil !== undefined) return {};
  const category = await models.categories
    .findById(String(categoryId))
    .select('verifyEveryDays')
    .lean();
  return category?.verifyEveryDays ? { verifiedUntil: dueIn(category.verifyEveryDays) } : {};
}

/** Gives the published articles of a category which gets an interval their first date. */
export async function dateArticles(
  models: Models,
  { before, after }: Write<StoredOf<'categories'>>,
): Promise<void> {
  if (!before || before.verifyEveryDays || !after?.verifyEveryDays) return;
  await models.articles.updateMany(
    { categoryId: after._id, isPublished: true, verifiedUntil: null },
    { $set: { verifiedUntil: dueIn(after.verifyEveryDays) } },
  );
}

/** What an article has that was deleted while its owner left. */
export async function ownerless(models: Models, owner: string): Promise<Partial<StoredArticle>> {
  const isThere = !owner || (await isActiveUser(models, owner));
  return isThere ? {} : { owner: '' };
}

/** Articles of an owner who left have none; `owner` is the condition for that. */
export async function leaveOwnerless(
  models: Models,
  owner: string | Record<string, unknown>,
): Promise<void> {
  await models.articles.updateMany(trustedFilter({ owner }), { $set: { owner: '' } });
}
