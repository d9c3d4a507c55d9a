import { type ContentKey, isContent, type ResourceKey } from '@pressline/shared-api';
import { mongo } from 'mongoose';
import { conflict, HttpError, notFound } from '../../errors';
import { parseBody } from '../../http/router/parseBody';
import { retryWrite } from '../../store/connection/writes';
import type { StoredDocument } from '../../store/database/createModel';
import { duplicateField } from '../../store/database/duplicateField';
import type { Trash } from '../history/createTrash';
import { findStored } from './findStored';
import { type HookContext, MAX_ATTEMPTS } from './hooks/ResourceHooks';
import type { ResourceType, ResourceTypes } from './resourceTypes';
import { serializeAdmin } from './serialize';
import { writeClaimed } from './writeClaimed';

export interface EngineNeeds {
  types: ResourceTypes;
  context: HookContext;
  trash: Trash;
  /** Called after each write that was or may have been made, before the caller gets its answer. */
  written(key: ResourceKey): Promise<void>;
}

/** Its deletion was undone already, or an import has brought it back. */
const alreadyHere = ({ resource: { label } }: Pick<ResourceType, 'resource'>) =>
  conflict(`${label} was already restored`);

/** Deletes documents under their guards, and restores content that was deleted lately. */
export function createRemoval({ types, context, trash, written }: EngineNeeds) {
  /** One try to delete `before`; false when another write came first. */
  async function tryDelete(type: ResourceType, before: StoredDocument) {
    const { _id, version } = before;
    if (isContent(type.resource)) await trash.add(type.key, before);
    const removed = await writeClaimed({
      type,
      context,
      write: { before },
      act: () =>
        type.model
          .findOneAndDelete({
            ...{ _id, version, ...type.hooks.removable },
            ...type.hooks.guard?.(before),
          })
          .lean()
          .exec(),
      afterWrite: async () => type.hooks.afterWrite?.(context, { before }),
      announce: () => written(type.key),
    });
    return removed !== null;
  }

  /**
   * The document to delete. If it is gone, the process that deleted it may have died before it raised
   * the content version; so this raises it.
   */
  async function findForDelete(type: ResourceType, id: string) {
    try {
      return await findStored(type, id);
    } catch (error) {
      if (error instanceof HttpError) await written(type.key);
      throw error;
    }
  }

  /** What was to be deleted and stays is nothing to restore. @throws what refused it */
  async function cancelDelete(type: ResourceType, { _id }: StoredDocument, refusal: unknown) {
    const stays = refusal instanceof HttpError && refusal.code === 'conflict';
    if (stays && isContent(type.resource)) await trash.remove(_id);
    throw refusal;
  }

  async function remove(key: ResourceKey, id: string) {
    const type = types[key];
    await retryWrite(MAX_ATTEMPTS, async () => {
      const before = await findForDelete(type, id);
      if (await tryDelete(type, before).catch((error) => cancelDelete(type, before, error)))
        return true;
      const stored = await findStored(type, id);
      const refusal = stored.version === before.version && type.hooks.refuseRemoval?.(stored);
      return refusal && cancelDelete(type, before, refusal);
    });
  }

  /** Why a document cannot be restored; replaces the error of the insert. */
  function refusalOf(error: unknown, { resource }: ResourceType): unknown {
    if (error instanceof HttpError && error.details.fields?.categoryId) {
      return conflict('Its category was deleted', { fields: { categoryId: 'Unknown category' } });
    }
    const field = error instanceof mongo.MongoServerError ? duplicateField(error) : undefined;
    return field === '_id' ? alreadyHere({ resource }) : error;
  }

  /**
   * Restores a document deleted in the last 30 days, under its own id. `body` has what shall differ,
   * such as another slug when its own is taken. @throws HttpError 400, 404, 409
   */
  async function restore(key: ContentKey, id: string, body: unknown = {}, editor?: string) {
    const type = types[key];
    const removed = await trash.find(key, id);
    if (!removed) {
      const isHere = await type.model.exists({ _id: id });
      throw isHere ? alreadyHere(type) : notFound(type.resource.label);
    }
    const { id: _id, version: _version, ...change } = parseBody(type.schemas.update, body);
    const prepared = await type.hooks.prepare?.(context, change, removed, {});
    const after: StoredDocument = {
      ...{ ...removed, ...type.model.castObject(prepared ?? change) },
      ...(await type.hooks.returning?.(context, removed)),
      // A new version and time, so that the search index notices the document.
      ...{ version: removed.version + 1, updatedAt: new Date() },
      ...(editor && { savedBy: editor }),
    };
    await type.hooks.revive?.(context, removed, after);
    await writeClaimed({
      type,
      context,
      write: { after },
      act: () => type.model.collection.insertOne(after),
      async afterWrite() {
        await trash.remove(after._id);
      },
      announce: () => written(key),
    }).catch((error: unknown) => {
      throw refusalOf(error, type);
    });
    return serializeAdmin(type, after);
  }

  return { remove, restore };
}
