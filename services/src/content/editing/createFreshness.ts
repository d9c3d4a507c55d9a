import {
  type Article,
  type FreshnessBody,
  resources,
  USUAL_DAYS,
  type Verified,
} from '@pressline/shared-api';
import { invalid, notFound } from '../../errors';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { runAfterWrite, runWrite } from '../../store/connection/writes';
import { byIds } from '../../store/database/byIds';
import type { ContentVersion } from '../../store/database/contentVersion';
import { inBatches } from '../../store/database/createBatch';
import type { Models, StoredDocument } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import { dueDay, dueIn } from '../resource/dueDays';
import { clearOwner } from '../resource/hooks/freshness';
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

  /** @returns null when there is no such article */
  const write = (id: unknown, values: Partial<StoredDocument>) =>
    runWrite(() =>
      type.model
        .findOneAndUpdate({ _id: id }, { $set: values }, { returnDocument: 'after' })
        .lean<StoredDocument>()
        .exec(),
    );

  async function assertActive(username: string, field: string) {
    if (!(await isActiveUser(models, username)))
      throw invalid({ [field]: 'There is no such admin user' });
  }

  return {
    /** What is left out stays. @throws HttpError 400 for an owner who is not an active admin user, 404 */
    async set(id: string, { owner, verifiedUntil }: FreshnessBody): Promise<Article> {
      if (owner) await assertActive(owner, 'owner');
      const day = verifiedUntil && dueDay(Date.parse(verifiedUntil));
      const stored = await write(id, {
        ...(owner !== undefined && { owner }),
        ...(day !== undefined && { verifiedUntil: day }),
      });
      if (!stored) throw notFound(label);
      await content.bump();
      const left = owner && !(await isActiveUser(models, owner)) ? owner : undefined;
      if (left) await clearOwner(models, left);
      return serializeAdmin(type, left ? { ...stored, owner: '' } : stored) as unknown as Article;
    },

    /**
     * Runs `leave`, which deletes or deactivates an admin user, then gives their articles to `newOwner`. If
     * `leave` fails, nothing is transferred.
     * @throws HttpError 400 when `newOwner` is not another active admin user; the errors of `leave`
     */
    async transferOwnership<Left>(
      username: string,
      newOwner: string,
      leave: () => Promise<Left>,
    ): Promise<Left> {
      if (newOwner === username) throw invalid({ newOwner: 'This person already owns them' });
      if (newOwner) await assertActive(newOwner, 'newOwner');
      const owned = newOwner
        ? await models.articles.find({ owner: username }).select('_id').lean()
        : [];
      const left = await leave();
      if (owned.length === 0) return left;
      await runAfterWrite(async () => {
        const _id = { $in: owned.map((one) => one._id) };
        await models.articles.updateMany(trustedFilter({ _id, owner: '' }), {
          $set: { owner: newOwner },
        });
        await content.bump();
      });
      return left;
    },

    /** Moves the dates of articles on by the intervals of their categories, never back; not of one that is gone. */
    async verify(ids: readonly string[]): Promise<Verified> {
      const found = await byIds(models.articles, ids, 'categoryId verifiedUntil');
      const articles = [...found.values()];
      const owners = articles.map(({ categoryId }) => categoryId);
      const categories = await byIds(models.categories, owners, 'verifyEveryDays');
      const verified = await inBatches(articles, async ({ _id, categoryId, verifiedUntil }) => {
        const next = dueIn(categories.get(String(categoryId))?.verifyEveryDays || USUAL_DAYS);
        const until = verifiedUntil && verifiedUntil > next ? verifiedUntil : next;
        const stored = await write(_id, { verifiedUntil: until, verifiedAt: new Date() });
        return stored ? [{ id: String(_id), verifiedUntil: until.toISOString() }] : [];
      }).finally(() => content.bump());
      return { verified: verified.flat() };
    },

    /** Takes the articles of users who left from them, also of those restored since. */
    async runUpkeep(): Promise<void> {
      const active = await models.users.find({ isActive: true }).select('username').lean();
      const usernames = active.map(({ username }) => username);
      await clearOwner(models, { $gt: '', $nin: usernames });
    },
  };
}
