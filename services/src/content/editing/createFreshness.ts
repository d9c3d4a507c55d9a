import {
  type Article,
  type FreshnessBody,
  resources,
  USUAL_DAYS,
  type Verified,
} from '@pressline/shared-api';
import { invalid, notFound } from '../../errors';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import { byIds } from '../../store/database/byIds';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models, StoredDocument } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import { dueDay, dueIn } from '../resource/dueDays';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializeAdmin } from '../resource/serialize';

const { label } = resources.articles;

/**
 * Who answers for an article, and until when it is verified: facts about it, so that neither its
 * version nor the time of its last change follows them.
 */
export type Freshness = ReturnType<typeof createFreshness>;

export function createFreshness(types: ResourceTypes, models: Models, content: ContentVersion) {
  const type = types.articles;

  const inOne = <Result>(job: () => Promise<Result>) => inTransaction(type.model.db, job);

  async function assertActive(username: string, field: string) {
    if (!(await isActiveUser(models, username)))
      throw invalid({ [field]: 'There is no such admin user' });
  }

  return {
    /** What is left out stays. @throws HttpError 400 for an owner who is not an active admin user, 404 */
    set: (id: string, { owner, verifiedUntil }: FreshnessBody): Promise<Article> =>
      inOne(async () => {
        if (owner) await assertActive(owner, 'owner');
        const day = verifiedUntil && dueDay(Date.parse(verifiedUntil));
        const values = {
          ...(owner !== undefined && { owner }),
          ...(day !== undefined && { verifiedUntil: day }),
        };
        const stored = await type.model
          .findOneAndUpdate({ _id: id }, { $set: values }, { returnDocument: 'after' })
          .lean<StoredDocument>();
        if (!stored) throw notFound(label);
        await content.bump();
        return serializeAdmin(type, stored) as unknown as Article;
      }),

    /**
     * Runs `leave`, which deletes or deactivates an admin user, then gives their articles to `newOwner`.
     * @throws HttpError 400 when `newOwner` is not another active admin user; the errors of `leave`
     */
    transferOwnership: <Left>(username: string, newOwner: string, leave: () => Promise<Left>) =>
      inOne(async () => {
        if (newOwner === username) throw invalid({ newOwner: 'This person already owns them' });
        if (newOwner) await assertActive(newOwner, 'newOwner');
        const owned = await models.articles.find({ owner: username }).select('_id').lean();
        const left = await leave();
        if (!newOwner || owned.length === 0) return left;
        const ids = owned.map((one) => one._id);
        await models.articles.updateMany(trustedFilter({ _id: { $in: ids } }), {
          $set: { owner: newOwner },
        });
        await content.bump();
        return left;
      }),

    /** Moves the dates of articles on by the intervals of their categories, never back; not of one that is gone. */
    verify: (ids: readonly string[]): Promise<Verified> =>
      inOne(async () => {
        const found = await byIds(models.articles, ids, 'categoryId verifiedUntil');
        const articles = [...found.values()];
        const owners = articles.map(({ categoryId }) => categoryId);
        const categories = await byIds(models.categories, owners, 'verifyEveryDays');
        const verifiedAt = new Date();
        const verified: Verified['verified'] = [];
        for (const { _id, categoryId, verifiedUntil: before } of articles) {
          const next = dueIn(categories.get(String(categoryId))?.verifyEveryDays || USUAL_DAYS);
          const verifiedUntil = before && before > next ? before : next;
          await models.articles.updateOne({ _id }, { $set: { verifiedUntil, verifiedAt } });
          verified.push({ id: String(_id), verifiedUntil: verifiedUntil.toISOString() });
        }
        await content.bump();
        return { verified };
      }),
  };
}
