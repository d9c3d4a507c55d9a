import { trustedFilter } from '../database/trustedFilter';
import { conflict } from '../errors';
import type { Engine } from '../resource/createEngine';
import { NO_SCHEDULE } from '../resource/hooks/articleHooks';
import { refusalReason } from '../resource/refusalReason';
import type { ResourceTypes } from '../resource/resourceTypes';
import { baseValues, combineValues, isUnchanged, rebaseValues } from './copiedValues';
import { NO_COPY, type StoredArticle } from './StoredArticle';

/** What remains of a working copy once its article says `present`. */
function remaining({ workingCopy: copy }: StoredArticle, present: Record<string, unknown>) {
  if (!copy) return {};
  const values = rebaseValues(copy.base, copy.values, present);
  if (isUnchanged(values, present)) return NO_COPY;
  return { workingCopy: { ...copy, base: { ...copy.base, ...present }, values } };
}

/** Publishes and unpublishes articles when their time has come. */
export function createSchedule({ types, engine }: { types: ResourceTypes; engine: Engine }) {
  const { model } = types.articles;
  const due = (name: 'publishAt' | 'unpublishAt') =>
    model.find(trustedFilter({ [name]: { $lte: new Date() } })).lean<StoredArticle[]>();

  /** One step, which of several processes one makes: the others find another version. */
  async function write(
    before: StoredArticle,
    change: Record<string, unknown>,
    own: (now: StoredArticle) => Partial<StoredArticle>,
  ) {
    const { _id, version, publishAt, unpublishAt, schedule } = before;
    const times = String([publishAt, unpublishAt]);
    try {
      await engine.update('articles', String(_id), { ...change, version }, schedule?.by, (now) => {
        const isSame = String([now.publishAt, now.unpublishAt]) === times;
        if (!isSame) throw conflict('Its schedule has changed');
        return own(now);
      });
    } catch (error) {
      // Refused, or done by another process.
      refusalReason(error);
    }
  }

  async function publish(before: StoredArticle) {
    const changes = before.schedule?.changes;
    const wanted = { ...changes?.values, isPublished: true };
    const combined = combineValues(changes?.base ?? baseValues(before), wanted, before);
    // Somebody has to merge it; until then it stays overdue.
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
      for (const article of await due('publishAt')) await publish(article);
      for (const article of await due('unpublishAt')) {
        await write(article, { isPublished: false }, () => NO_SCHEDULE);
      }
    },
  };
}
