import { conflict } from '../../errors';
import { ignoreRefusal } from '../../http/errors/toHttpError';
import { asCaller } from '../../http/router/caller';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import type { Engine } from '../resource/createEngine';
import { NO_SCHEDULE } from '../resource/hooks/articleHooks';
import type { ResourceTypes } from '../resource/resourceTypes';
import {
  baseValues,
  combineValues,
  isUnchanged,
  NO_COPY,
  rebaseValues,
  type StoredArticle,
} from './copiedValues';

/** What remains of a working copy once its article says `present`. */
function remaining({ workingCopy: copy }: StoredArticle, present: Record<string, unknown>) {
  if (!copy) return {};
  const values = rebaseValues(copy.base, copy.values, present);
  if (isUnchanged(values, present)) return NO_COPY;
  return { workingCopy: { ...copy, base: { ...copy.base, ...present }, values } };
}

/** What was scheduled, text included: it changes without a new version of the article. */
const planOf = ({ publishAt = null, unpublishAt = null, schedule = null }: StoredArticle) =>
  JSON.stringify([publishAt, unpublishAt, schedule]);

interface ScheduleNeeds {
  types: ResourceTypes;
  models: Models;
  engine: Engine;
  audit: AuditLog;
}

const ACTIONS = {
  publishAt: {
    action: 'Publish an article on schedule',
    done: 'Published the article on schedule',
    failed: 'Not published',
  },
  unpublishAt: {
    action: 'Unpublish an article on schedule',
    done: 'Unpublished the article on schedule',
    failed: 'Not unpublished',
  },
} as const;
type TimeName = keyof typeof ACTIONS;

/** Publishes and unpublishes articles when their time has come. */
export function createSchedule({ types, models, engine, audit }: ScheduleNeeds) {
  const { model } = types.articles;
  const due = (name: TimeName) =>
    model
      .find(trustedFilter({ [name]: { $lte: new Date() }, scheduleCanceled: { $in: ['', null] } }))
      .lean<StoredArticle[]>();

  /** Keeps the times of a schedule whose account may not act any more, and says so. */
  async function cancel(article: StoredArticle, name: TimeName, by: string) {
    const { _id, publishAt, unpublishAt, title } = article;
    const account = `the account “${by}”, which scheduled it, is no longer active`;
    const scheduleCanceled = `${ACTIONS[name].failed}: ${account}. Schedule it again.`;
    const isSame = trustedFilter({
      _id,
      publishAt,
      unpublishAt,
      scheduleCanceled: { $in: ['', null] },
    });
    await inTransaction(model.db, async () => {
      const { modifiedCount } = await model.updateOne(isSame, { $set: { scheduleCanceled } });
      // Another process may have canceled it, or staff have changed it.
      if (modifiedCount === 0) return;
      const record = { type: 'articles', id: String(_id), title: String(title) };
      await audit.write({ outcome: 'refused', record, after: { scheduleCanceled } });
    });
  }

  /** Does what is due as the account that scheduled it, if that account is still active. */
  async function act(article: StoredArticle, name: TimeName, job: () => Promise<void>) {
    const { by = '' } = article.schedule ?? {};
    const caller = {
      by,
      address: null,
      area: 'Content',
      action: ACTIONS[name].action,
      done: ACTIONS[name].done,
      detail: null,
    };
    const isAllowed = await isActiveUser(models, by);
    await asCaller(caller, () => (isAllowed ? job() : cancel(article, name, by)));
  }

  /** One step, which of several processes one makes: the others find another version. */
  async function write(
    before: StoredArticle,
    change: Record<string, unknown>,
    own: (now: StoredArticle) => Partial<StoredArticle>,
  ) {
    const { _id, version, schedule } = before;
    try {
      await engine.update('articles', String(_id), { ...change, version }, schedule?.by, (now) => {
        if (planOf(now) !== planOf(before)) throw conflict('Its schedule has changed');
        return own(now);
      });
    } catch (error) {
      // Refused, or done by another process.
      ignoreRefusal(error);
    }
  }

  async function publish(before: StoredArticle) {
    const changes = before.schedule?.changes;
    const wanted = { ...changes?.values, isPublished: true };
    const combined = combineValues(changes?.base ?? baseValues(before), wanted, before);
    // An editor has to merge it; until then it stays overdue.
    if (!combined) return;
    await write(before, combined, (now) => ({
      ...(changes && remaining(now, combined)),
      ...{ publishAt: null, schedule: now.schedule ? { ...now.schedule, changes: null } : null },
    }));
  }

  return {
    /**
     * Does what is due, also what was missed while no process ran. What is refused stays overdue and is
     * tried again. @throws when the database is away
     */
    async run(): Promise<void> {
      for (const article of await due('publishAt')) {
        await act(article, 'publishAt', () => publish(article));
      }
      for (const article of await due('unpublishAt')) {
        const unpublish = () => write(article, { isPublished: false }, () => NO_SCHEDULE);
        await act(article, 'unpublishAt', unpublish);
      }
    },
  };
}
