import { type Article, type FreshnessBody, USUAL_DAYS, type Verified } from '@pressline/shared-api';
import { invalid } from '../../errors';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import { byIds } from '../../store/database/byIds';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import { bodyValue } from '../resource/bodyValue';
import { dueDay, dueIn } from '../resource/dueDays';
import { findStored } from '../resource/findStored';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializeAdmin } from '../resource/serialize';

/**
 * Who answers for an article, and until when it is verified: facts about it, so that neither its
 * version nor the time of its last change follows them.
 */
export type Freshness = ReturnType<typeof createFreshness>;

export function createFreshness(
  types: ResourceTypes,
  models: Models,
  audit: Pick<AuditLog, 'write'>,
  content: ContentVersion,
) {
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
        const before = await findStored(type, id);
        await type.model.updateOne({ _id: id }, { $set: values });
        const names = Object.keys(values);
        await audit.write({
          record: { type: 'articles', id, title: String(before.title) },
          before: Object.fromEntries(names.map((name) => [name, bodyValue(before[name])])),
          after: Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, bodyValue(value)]),
          ),
        });
        await content.bump();
        return serializeAdmin(type, { ...before, ...values }) as unknown as Article;
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
        const found = await byIds(models.articles, ids, 'title categoryId verifiedUntil');
        const articles = [...found.values()];
        const owners = articles.map(({ categoryId }) => categoryId);
        const categories = await byIds(models.categories, owners, 'verifyEveryDays');
        const verifiedAt = new Date();
        const verified: Verified['verified'] = [];
        for (const { _id, title, categoryId, verifiedUntil: before } of articles) {
          const next = dueIn(categories.get(String(categoryId))?.verifyEveryDays || USUAL_DAYS);
          const verifiedUntil = before && before > next ? before : next;
          await models.articles.updateOne({ _id }, { $set: { verifiedUntil, verifiedAt } });
          const record = { type: 'articles', id: String(_id), title };
          const dates = [before, verifiedUntil].map((day) => ({ verifiedUntil: bodyValue(day) }));
          await audit.write({ record, before: dates[0], after: dates[1] });
          verified.push({ id: record.id, verifiedUntil: verifiedUntil.toISOString() });
        }
        await content.bump();
        return { verified };
      }),
  };
}
