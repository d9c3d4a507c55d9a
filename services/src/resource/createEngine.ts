import type { ContentKey, ResourceKey } from '@pressline/shared-api';
import { mongo } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import { duplicateField } from '../database/duplicateField';
import { conflict, invalid, unavailable } from '../errors';
import type { Trash } from '../history/createTrash';
import { createRemoval } from './createRemoval';
import { findStored } from './findStored';
import { type Change, type HookContext, MAX_ATTEMPTS } from './hooks/ResourceHooks';
import type { Kind, Kinds } from './kinds';
import { parseBody } from './parseBody';
import { serializeAdmin } from './serialize';
import { writeClaimed } from './writeClaimed';

export interface EngineDeps {
  kinds: Kinds;
  context: HookContext;
  trash: Trash;
  /** Called after each write that was or may have been made, before the caller gets its answer. */
  written(key: ResourceKey, isWithdrawal?: boolean): Promise<void>;
}

type Answer = Record<string, unknown>;

/** Writes documents of every resource: validation, hooks, guards, optimistic concurrency. */
export interface Engine {
  create(
    key: ResourceKey,
    body: unknown,
    values?: Partial<StoredDocument>,
    editor?: string,
  ): Promise<Answer>;
  update(key: ResourceKey, id: string, body: unknown, editor?: string): Promise<Answer>;
  /**
   * What a create call, or an update of `before`, would take over from a body; nothing is written.
   * @throws HttpError 400 as they would
   */
  check(key: ResourceKey, body: unknown, before?: StoredDocument): Promise<Change>;
  remove(key: ResourceKey, id: string): Promise<void>;
  /** Restores a document deleted in the last 24 hours, under its own id. @throws HttpError 404, 409 */
  restore(key: ContentKey, id: string): Promise<Answer>;
}

export function createEngine(deps: EngineDeps): Engine {
  const { kinds, context: shared, written } = deps;

  const create: Engine['create'] = async (key, body, serverValues = {}, editor) => {
    const kind = kinds[key];
    const context = { ...shared, editor };
    const change = parseBody(kind.schemas.create, body);
    const prepared = await kind.hooks.prepare?.(context, change, undefined, serverValues);
    let values: Change = { ...serverValues, ...(prepared ?? change) };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const after = new kind.model(values).toObject<StoredDocument>();
        await writeClaimed({
          kind,
          context,
          write: { after },
          act: () => kind.model.collection.insertOne(after),
          settle: async () => kind.hooks.settle?.(context, { after }),
          announce: () => written(key),
        });
        return serializeAdmin(kind, after);
      } catch (error) {
        const field = error instanceof mongo.MongoServerError ? duplicateField(error) : undefined;
        const retry = field ? kind.hooks.retryDuplicate?.(change, field) : undefined;
        if (!retry || attempt >= MAX_ATTEMPTS) throw error;
        values = { ...values, ...retry };
      }
    }
  };

  /** One try to write on top of `before`; null when somebody else wrote in between. */
  async function replace(kind: Kind, context: HookContext, before: StoredDocument, change: Change) {
    const prepared = await kind.hooks.prepare?.(context, change, before, {});
    const set = { ...(prepared ?? change), updatedAt: new Date() };
    const intended: StoredDocument = { ...before, ...set };
    const { _id, version } = before;
    const isWithdrawal = before.isPublished === true && intended.isPublished === false;
    return writeClaimed({
      kind,
      context,
      write: { before, after: intended },
      act: () =>
        kind.model
          .findOneAndUpdate({ _id, version }, { $set: set, $inc: { version: 1 } })
          .setOptions({ returnDocument: 'after' })
          .lean<StoredDocument>()
          .exec(),
      settle: async (after) => kind.hooks.settle?.(context, { before, after }),
      announce: () => written(kind.key, isWithdrawal),
    });
  }

  const update: Engine['update'] = async (key, id, body, editor) => {
    const kind = kinds[key];
    const context = { ...shared, editor };
    const { id: bodyId, version, ...change } = parseBody(kind.schemas.update, body);
    if (bodyId !== undefined && String(bodyId).toLowerCase() !== id.toLowerCase()) {
      throw invalid({ id: 'Differs from the id in the path' });
    }
    const isEmpty = Object.keys(change).length === 0;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const before = await findStored(kind, id);
      const isStale = version !== undefined && version !== before.version;
      if (isEmpty && !isStale) return serializeAdmin(kind, before);
      const after = isStale ? null : await replace(kind, context, before, change);
      if (after) return serializeAdmin(kind, after);
      if (version !== undefined) {
        const current = serializeAdmin(kind, await findStored(kind, id));
        throw conflict(`${kind.resource.label} was changed by somebody else`, { current });
      }
    }
    throw unavailable();
  };

  const check: Engine['check'] = async (key, body, before) => {
    const { schemas, hooks } = kinds[key];
    const change = parseBody(before ? schemas.update : schemas.create, body);
    await hooks.prepare?.(shared, change, before, {});
    return change;
  };

  return { create, update, check, ...createRemoval(deps) };
}
