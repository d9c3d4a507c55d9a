import type { ResourceKey } from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/contract/common';
import { Types } from 'mongoose';
import { conflict, invalid } from '../../errors';
import { parseBody } from '../../http/router/parseBody';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { StoredDocument } from '../../store/database/createModel';
import { joining } from '../../store/database/joining';
import { createRemoval } from './createRemoval';
import { createWriter, prepareChange, withChange } from './createWriter';
import { findStored } from './findStored';
import type { Change, HookContext } from './hooks/ResourceHooks';
import type { ResourceTypes } from './resourceTypes';
import { serializeAdmin } from './serialize';
import { textUpdatedAtAfter } from './textUpdatedAt';

type Answer = Record<string, unknown>;

/** Values that only the server writes, for the document as it is. @throws HttpError to refuse the write */
type ServerValues = (before: StoredDocument) => Partial<StoredDocument>;

export interface EngineNeeds {
  types: ResourceTypes;
  context: HookContext;
  content: ContentVersion;
}

/**
 * Writes documents of every resource: validation, hooks, version check. A write and all that belongs to
 * it are one transaction, or part of the one that it is called in.
 */
export type Engine = ReturnType<typeof createEngine>;

export function createEngine({ types, context: shared, content }: EngineNeeds) {
  const writeDocument = createWriter(content);

  async function create(
    key: ResourceKey,
    body: unknown,
    serverValues: Partial<StoredDocument> = {},
    editor?: string,
  ): Promise<Answer> {
    const type = types[key];
    const context = { ...shared, editor };
    const { id, copyVersion, ...given } = parseBody(type.schemas.create, body);
    const seen = copyVersion === undefined ? undefined : Number(copyVersion);
    if (seen && !objectId.safeParse(id).success) throw invalid({ id: 'Not a valid id' });
    const own = seen ? { _id: new Types.ObjectId(String(id)) } : {};
    return withChange(type, context, given, async (change) => {
      const prepared = await type.hooks.prepare?.(context, change, undefined, serverValues);
      const about = { ...serverValues, ...own };
      const { _id } = about;
      if (_id && (await type.model.exists({ _id }))) {
        throw conflict(`${type.resource.label} already exists`);
      }
      const values = { ...about, ...(prepared ?? change), savedBy: editor ?? null };
      const after = new type.model(values).toObject<StoredDocument>();
      await writeDocument(type, context, { after }, async () => {
        if (_id) await context.versions.begin(_id, seen);
        await joining(type.model.collection).insertOne(after);
        return after;
      });
      return serializeAdmin(type, after);
    });
  }

  /** Does what takes long of an update. @returns the rest of it, which may be part of a transaction */
  async function beginUpdate(
    key: ResourceKey,
    id: string,
    body: unknown,
    editor?: string,
    serverValues?: ServerValues,
  ): Promise<() => Promise<Answer>> {
    const type = types[key];
    const context = { ...shared, editor };
    const { id: bodyId, version, ...given } = parseBody(type.schemas.update, body);
    if (bodyId !== undefined && String(bodyId).toLowerCase() !== id.toLowerCase()) {
      throw invalid({ id: 'Differs from the id in the path' });
    }
    return prepareChange(type, context, given, async (change) => {
      const before = await findStored(type, id);
      if (version !== undefined && version !== before.version) {
        const current = serializeAdmin(type, before);
        throw conflict(`${type.resource.label} was changed by another editor`, { current });
      }
      if (Object.keys(change).length === 0) return serializeAdmin(type, before);
      const own = serverValues?.(before);
      const prepared = await type.hooks.prepare?.(context, change, before, {});
      const values = { ...(prepared ?? change), ...own };
      const textTime = textUpdatedAtAfter(type.resource, before, { ...before, ...values });
      const times = { updatedAt: new Date(), textUpdatedAt: textTime };
      const set = { ...values, ...times, savedBy: editor ?? null };
      const intended = { before, after: { ...before, ...set } };
      const after = await writeDocument(type, context, intended, async () =>
        type.model
          .findOneAndUpdate({ _id: before._id }, { $set: set, $inc: { version: 1 } })
          .setOptions({ returnDocument: 'after' })
          .orFail()
          .lean<StoredDocument>()
          .exec(),
      );
      return serializeAdmin(type, after);
    });
  }

  const update = async (...given: Parameters<typeof beginUpdate>) =>
    (await beginUpdate(...given))();

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

  return {
    create,
    update,
    beginUpdate,
    check,
    /** Does what takes long of an update, which one within a transaction then finds done. */
    prepareText: async (key: ResourceKey, change: Change) =>
      void (await types[key].hooks.beforehand?.(shared, change)),
    ...createRemoval({ types, context: shared, writeDocument }),
  };
}
