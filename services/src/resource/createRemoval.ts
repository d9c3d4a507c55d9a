import type { ResourceKey } from '@pressline/shared-api';
import { mongo } from 'mongoose';
import { conflict, HttpError, notFound, unavailable } from '../errors';
import type { Engine, EngineDeps } from './createEngine';
import type { StoredDocument } from './createModel';
import { duplicateField } from './duplicateField';
import { findStored } from './findStored';
import { insertClaimed } from './insertClaimed';
import type { Kind } from './kinds';
import { MAX_ATTEMPTS, noRelease } from './ResourceHooks';
import { serializeAdmin } from './serialize';

/** Deletes documents under their guards, and puts content back that was deleted lately. */
export function createRemoval({
  kinds,
  context,
  trash,
  written,
}: EngineDeps): Pick<Engine, 'remove' | 'restore'> {
  /** One try to delete `before`; false when somebody else wrote in between. */
  async function erase(kind: Kind, before: StoredDocument) {
    const release = (await kind.hooks.claim?.(context, { before })) ?? noRelease;
    const { _id, version } = before;
    try {
      const guard = kind.hooks.removable ?? {};
      if (kind.key !== 'users') await trash.keep(kind.key, before);
      const removed = await kind.model.findOneAndDelete({ _id, version, ...guard }).lean();
      if (!removed) await release();
      return removed !== null;
    } catch (error) {
      await release();
      throw error;
    }
  }

  async function remove(key: ResourceKey, id: string) {
    const kind = kinds[key];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const before = await findStored(kind, id);
      if (await erase(kind, before)) {
        await kind.hooks.settle?.(context, { before });
        return written(key, true);
      }
      const stored = await findStored(kind, id);
      const refusal = stored.version === before.version && kind.hooks.refuseRemoval?.(stored);
      if (refusal) throw refusal;
    }
    throw unavailable();
  }

  /** Why a document cannot come back, in place of why it could not be created. */
  function refusalOf(error: unknown, { resource }: Kind): unknown {
    if (error instanceof HttpError && error.details.fields?.categoryId) {
      return conflict('Its category is gone', { fields: { categoryId: 'Unknown category' } });
    }
    const field = error instanceof mongo.MongoServerError ? duplicateField(error) : undefined;
    return field === '_id' ? notFound(resource.label) : error;
  }

  const restore: Engine['restore'] = async (key, id) => {
    const kind = kinds[key];
    const removed = await trash.find(key, id);
    if (!removed) throw notFound(kind.resource.label);
    // A new version and time: what follows changes, like the search, must notice that it is back.
    const after = { ...removed, version: removed.version + 1, updatedAt: new Date() };
    await insertClaimed(kind, context, after).catch((error: unknown) => {
      throw refusalOf(error, kind);
    });
    await kind.hooks.revive?.(context, after);
    await trash.drop(after._id);
    await written(key);
    return serializeAdmin(kind.resource, kind.hooks, after);
  };

  return { remove, restore };
}
