import type { WorkingCopy } from '@pressline/shared-api';
import { conflict } from '../../errors';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Engine } from '../resource/createEngine';
import { findStored } from '../resource/findStored';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializeAdmin } from '../resource/serialize';
import {
  baseValues,
  combineValues,
  copiedValues,
  isUnchanged,
  NO_COPY,
  type StoredArticle,
} from './copiedValues';

interface Seen {
  copyVersion: number;
  articleVersion: number;
}

interface Changes extends Seen {
  values: Readonly<Record<string, unknown>>;
}

interface Times {
  publishAt: string | null;
  unpublishAt: string | null;
}

const dateOf = (time: string | null) => (time ? new Date(time) : null);

const isSameTime = (date: Date | null | undefined, time: string | null) =>
  (date?.getTime() ?? null) === (dateOf(time)?.getTime() ?? null);

/** Unpublished changes of articles: kept in the article itself, so that one step publishes them. */
export type WorkingCopies = ReturnType<typeof createWorkingCopies>;

export function createWorkingCopies({ types, engine }: { types: ResourceTypes; engine: Engine }) {
  const type = types.articles;
  const find = (id: string): Promise<StoredArticle> => findStored(type, id);

  function present(stored: StoredArticle): WorkingCopy {
    const { workingCopy, changesSavedAt } = stored;
    const copy = workingCopy && { ...workingCopy, savedAt: changesSavedAt?.toISOString() };
    return { article: serializeAdmin(type, stored), copy: copy ?? null } as WorkingCopy;
  }

  /** What the changes are based on. @throws HttpError 409 when another editor wrote since */
  function baseOf(stored: StoredArticle, { copyVersion, articleVersion }: Seen) {
    const { workingCopy: copy, version } = stored;
    if ((copy?.version ?? 0) === copyVersion) {
      if (articleVersion === version) return { articleVersion, base: baseValues(stored) };
      if (copy?.articleVersion === articleVersion) return { articleVersion, base: copy.base };
    }
    throw stale(stored);
  }

  function stale(stored: StoredArticle) {
    const current = present(stored);
    return conflict(`${type.resource.label} was changed by another editor`, { current });
  }

  /** Sets what readers do not see: the article gets no new version. */
  const set = async ({ _id }: StoredArticle, values: Partial<StoredArticle>) =>
    present(
      await type.model
        .findOneAndUpdate({ _id }, { $set: values })
        .setOptions({ returnDocument: 'after' })
        .orFail()
        .lean<StoredArticle>()
        .exec(),
    );

  const inOne = <Result>(job: () => Promise<Result>) => inTransaction(type.model.db, job);

  return {
    get: async (id: string) => present(await find(id)),
    /** @throws HttpError 404, 409 */
    save: (id: string, changes: Changes, savedBy: string) =>
      inOne(async () => {
        const before = await find(id);
        const based = baseOf(before, changes);
        const { workingCopy: copy } = before;
        const values = { ...(copy?.values ?? copiedValues(before)), ...changes.values };
        // Grows with time, so that no later copy has the number of one that was discarded.
        const version = Math.max(Date.now(), (copy?.version ?? 0) + 1);
        const workingCopy = { version, ...based, values, savedBy };
        const isNone = isUnchanged(values, copiedValues(before));
        return set(before, isNone ? NO_COPY : { workingCopy, changesSavedAt: new Date() });
      }),
    /** @throws HttpError 400, 404, 409 */
    async publish(id: string, changes: Changes & { isPublished: boolean }, savedBy: string) {
      await engine.prepareText('articles', changes.values);
      return inOne(async () => {
        const before = await find(id);
        const { base } = baseOf(before, changes);
        const wanted = { ...changes.values, isPublished: changes.isPublished };
        const combined = combineValues(base, wanted, before);
        if (!combined) throw stale(before);
        const schedule = before.schedule ? { ...before.schedule, changes: null } : null;
        const times = changes.isPublished && { publishAt: null, scheduleCanceled: '' };
        const own = { ...NO_COPY, schedule, ...times };
        await engine.update('articles', id, combined, savedBy, () => own);
        return present(await find(id));
      });
    },
    /** What the caller has seen is what will be published. @throws HttpError 404, 409 */
    schedule: (id: string, wanted: Seen & Times & { former: Times }, by: string) =>
      inOne(async () => {
        const before = await find(id);
        baseOf(before, wanted);
        const { former, publishAt, unpublishAt } = wanted;
        const isSeen =
          isSameTime(before.publishAt, former.publishAt) &&
          isSameTime(before.unpublishAt, former.unpublishAt);
        if (!isSeen) throw stale(before);
        const { workingCopy: copy } = before;
        const changes = publishAt && copy ? { base: copy.base, values: copy.values } : null;
        return set(before, {
          ...{ publishAt: dateOf(publishAt), unpublishAt: dateOf(unpublishAt) },
          schedule: publishAt || unpublishAt ? { by, changes } : null,
          scheduleCanceled: '',
        });
      }),
    /** @throws HttpError 404, 409 */
    discard: (id: string, version: number) =>
      inOne(async () => {
        const before = await find(id);
        if (!before.workingCopy) return present(before);
        if (before.workingCopy.version !== version) throw stale(before);
        return set(before, NO_COPY);
      }),
  };
}
