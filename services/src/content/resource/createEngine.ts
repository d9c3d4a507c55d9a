import type { ResourceKey } from '@pressline/shared-api';
import { mongo } from 'mongoose';
import { conflict, invalid } from '../../errors';
import { parseBody } from '../../http/router/parseBody';
import { retryWrite } from '../../store/connection/writes';
import type { StoredDocument } from '../../store/database/createModel';
import { duplicateField } from '../../store/database/duplicateField';
import { createRemoval, type EngineNeeds } from './createRemoval';
import { findStored } from './findStored';
import { type Change, type HookContext, MAX_ATTEMPTS } from './hooks/ResourceHooks';
import type { ResourceType } from './resourceTypes';
import { serializeAdmin } from './serialize';
import { writeClaimed } from './writeClaimed';

type Answer = Record<string, unknown>;

/** Values that only the server writes, for the document as it is. @throws HttpError to refuse the write */
type ServerValues = (before: StoredDocument) => Partial<StoredDocument>;

/** Writes documents of every resource: validation, hooks, guards, optimistic concurrency. */
export type Engine = ReturnType<typeof createEngine>;

export function createEngine(needs: EngineNeeds) {
  const { types, context: shared, written } = needs;

  async function create(
    key: ResourceKey,
    body: unknown,
    serverValues: Partial<StoredDocument> = {},
    editor?: string,
  ): Promise<Answer> {
    const type = types[key];
    const context = { ...shared, editor };
    const change = parseBody(type.schemas.create, body);
    const prepared = await type.hooks.prepare?.(context, change, undefined, serverValues);
    const savedBy = editor ?? null;
    let values: Change = { ...serverValues, ...(prepared ?? change), savedBy };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const after = new type.model(values).toObject<StoredDocument>();
        await writeClaimed({
          type,
          context,
          write: { after },
          act: () => type.model.collection.insertOne(after),
          afterWrite: async () => type.hooks.afterWrite?.(context, { after }),
          announce: () => written(key),
        });
        return serializeAdmin(type, after);
      } catch (error) {
        const field = error instanceof mongo.MongoServerError ? duplicateField(error) : undefined;
        const retry = field ? type.hooks.retryDuplicate?.(change, field) : undefined;
        if (!retry || attempt >= MAX_ATTEMPTS) throw error;
        values = { ...values, ...retry };
      }
    }
  }

  /** One try to write on top of `before`; null when another write came first. */
  async function replace(
    type: ResourceType,
    context: HookContext,
    before: StoredDocument,
    change: Change,
    serverValues?: ServerValues,
  ) {
    const own = serverValues?.(before);
    const prepared = await type.hooks.prepare?.(context, change, before, {});
    const savedBy = context.editor ?? null;
    const set = { ...(prepared ?? change), ...own, updatedAt: new Date(), savedBy };
    const intended: StoredDocument = { ...before, ...set };
    const { _id, version } = before;
    return writeClaimed({
      type,
      context,
      write: { before, after: intended },
      act: () =>
        type.model
          .findOneAndUpdate(
            { _id, version, ...type.hooks.guard?.(before) },
            { $set: set, $inc: { version: 1 } },
          )
          .setOptions({ returnDocument: 'after' })
          .lean<StoredDocument>()
          .exec(),
      afterWrite: async (after) => type.hooks.afterWrite?.(context, { before, after }),
      announce: () => written(type.key),
    });
  }

  async function update(
    key: ResourceKey,
    id: string,
    body: unknown,
    editor?: string,
    serverValues?: ServerValues,
  ): Promise<Answer> {
    const type = types[key];
    const context = { ...shared, editor };
    const { id: bodyId, version, ...change } = parseBody(type.schemas.update, body);
    if (bodyId !== undefined && String(bodyId).toLowerCase() !== id.toLowerCase()) {
      throw invalid({ id: 'Differs from the id in the path' });
    }
    const isEmpty = Object.keys(change).length === 0;
    return retryWrite(MAX_ATTEMPTS, async () => {
      const before = await findStored(type, id);
      const isStale = version !== undefined && version !== before.version;
      if (isStale) {
        const current = serializeAdmin(type, before);
        throw conflict(`${type.resource.label} was changed by another editor`, { current });
      }
      if (isEmpty) return serializeAdmin(type, before);
      const after = await replace(type, context, before, change, serverValues);
      return after && serializeAdmin(type, after);
    });
  }

  /**
   * What a create call, or an update of `before`, would take over from a body; nothing is written.
   * @throws HttpError 400 as they would
   */
  async function check(key: ResourceKey, body: unknown, before?: StoredDocument): Promise<Change> {
    const { schemas, hooks } = types[key];
    const change = parseBody(before ? schemas.update : schemas.create, body);
    await hooks.prepare?.(shared, change, before, {});
    return change;
  }

  return { create, update, check, ...createRemoval(needs) };
}
