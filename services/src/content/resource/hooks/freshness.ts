import { isActiveUser } from '../../../people/auth/isActiveUser';
import type { Models, StoredOf } from '../../../store/database/createModel';
import { trustedFilter } from '../../../store/database/trustedFilter';
import { dueIn } from '../dueDays';
import type { Change, Write } from './ResourceHooks';

type StoredArticle = StoredOf<'articles'>;

/** The first date of an article that is published, or moved, in a category which has an interval. */
export async function firstVerifiedUntil(
  models: Models,
  change: Change,
  before: StoredArticle | undefined,
  past: Partial<StoredArticle>,
): Promise<Change> {
  const { isPublished, categoryId } = { ...before, ...change };
  const isNewThere = !before?.isPublished || String(before.categoryId) !== String(categoryId);
  if (!isPublished || !isNewThere || before?.verifiedUntil) return {};
  // An import may say that an article has no date.
  if (past.verifiedUntil !== undefined) return {};
  const category = await models.categories
    .findById(String(categoryId))
    .select('verifyEveryDays')
    .lean();
  return category?.verifyEveryDays ? { verifiedUntil: dueIn(category.verifyEveryDays) } : {};
}

/** Gives the published articles of a category which gets an interval their first date. */
export async function setFirstVerifiedUntil(
  models: Models,
  { before, after }: Write<StoredOf<'categories'>>,
): Promise<void> {
  if (!before || before.verifyEveryDays || !after?.verifyEveryDays) return;
  await models.articles.updateMany(
    { categoryId: after._id, isPublished: true, verifiedUntil: null },
    { $set: { verifiedUntil: dueIn(after.verifyEveryDays) } },
  );
}

/** Without its owner where that user is no longer active: for an article restored after its owner left. */
export async function withoutInactiveOwner(
  models: Models,
  owner: string,
): Promise<Partial<StoredArticle>> {
  const isThere = !owner || (await isActiveUser(models, owner));
  return isThere ? {} : { owner: '' };
}

/** Takes the owner from articles; `owner` is a username or a condition. */
export async function clearOwner(
  models: Models,
  owner: string | Record<string, unknown>,
): Promise<void> {
  await models.articles.updateMany(trustedFilter({ owner }), { $set: { owner: '' } });
}
