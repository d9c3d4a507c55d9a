import type { StoredWorkingCopy, WorkingCopy } from '@pressline/shared-api';
import type { StoredDocument } from '../database/createModel';
import { saving } from '../database/saving';
import { conflict, HttpError, unavailable } from '../errors';
import type { Engine } from '../resource/createEngine';
import { findStored } from '../resource/findStored';
import { copyGuard } from '../resource/hooks/articleHooks';
import { MAX_ATTEMPTS } from '../resource/hooks/ResourceHooks';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializeAdmin } from '../resource/serialize';
import { baseValues, combineValues, copiedValues, isUnchanged } from './copiedValues';

type StoredArticle = StoredDocument & {
  workingCopy?: StoredWorkingCopy | null;
  changesSavedAt?: Date | null;
};

interface Changes {
  copyVersion: number;
  articleVersion: number;
  values: Readonly<Record<string, unknown>>;
}

const NO_COPY = { workingCopy: null, changesSavedAt: null };

const isStale = (error: unknown) =>
  error instanceof HttpError && error.code === 'conflict' && error.details.current !== undefined;

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

  /** What the changes are based on. @throws HttpError 409 when somebody else wrote since */
  function baseOf(stored: StoredArticle, { copyVersion, articleVersion }: Changes) {
    const { workingCopy: copy, version } = stored;
    if ((copy?.version ?? 0) === copyVersion) {
      if (articleVersion === version) return { articleVersion, base: baseValues(stored) };
      if (copy?.articleVersion === articleVersion) return { articleVersion, base: copy.base };
    }
    throw stale(stored);
  }

  function stale(stored: StoredArticle) {
    const current = present(stored);
    return conflict(`${type.resource.label} was changed by somebody else`, { current });
  }

  /** One try to replace the working copy of `before`; null when somebody else wrote in between. */
  const replace = (before: StoredArticle, workingCopy: StoredWorkingCopy | null) =>
    saving(() =>
      type.model
        .findOneAndUpdate(
          { _id: before._id, version: before.version, ...copyGuard(before) },
          { $set: workingCopy ? { workingCopy, changesSavedAt: new Date() } : NO_COPY },
        )
        .setOptions({ returnDocument: 'after' })
        .lean<StoredArticle>()
        .exec(),
    );

  /** Tries again when others write the same article, which `attempt` refuses if it matters. */
  async function trying<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
    for (let number = 1; number <= MAX_ATTEMPTS; number += 1) {
      const result = await attempt();
      if (result) return result;
    }
    throw unavailable();
  }

  return {
    get: async (id: string) => present(await find(id)),
    /** @throws HttpError 404, 409 */
    save: (id: string, changes: Changes, savedBy: string) =>
      trying(async () => {
        const before = await find(id);
        const based = baseOf(before, changes);
        const { workingCopy: copy } = before;
        const values = { ...(copy?.values ?? copiedValues(before)), ...changes.values };
        // Grows with time, so that no later copy has the number of one that was discarded.
        const version = Math.max(Date.now(), (copy?.version ?? 0) + 1);
        const isNone = isUnchanged(values, before);
        const saved = await replace(before, isNone ? null : { version, ...based, values, savedBy });
        return saved && present(saved);
      }),
    /** @throws HttpError 400, 404, 409 */
    publish: (id: string, changes: Changes & { isPublished: boolean }, savedBy: string) =>
      trying(async () => {
        const before = await find(id);
        const { base } = baseOf(before, changes);
        const wanted = { ...changes.values, isPublished: changes.isPublished };
        const combined = combineValues(base, wanted, before);
        if (!combined) throw stale(before);
        const write = { ...combined, version: before.version };
        try {
          await engine.update('articles', id, write, savedBy, (now: StoredArticle) => {
            baseOf(now, changes);
            return NO_COPY;
          });
        } catch (error) {
          if (isStale(error)) return null;
          throw error;
        }
        return present(await find(id));
      }),
    /** @throws HttpError 404, 409 */
    discard: (id: string, version: number) =>
      trying(async () => {
        const before = await find(id);
        if (!before.workingCopy) return present(before);
        if (before.workingCopy.version !== version) throw stale(before);
        const saved = await replace(before, null);
        return saved && present(saved);
      }),
  };
}
