import { type ContentKey, isContent, type ResourceKey } from '@pressline/shared-api';
import { conflict, HttpError, notFound } from '../../errors';
import { currentCaller } from '../../http/router/caller';
import { parseBody } from '../../http/router/parseBody';
import { inTransaction } from '../../store/connection/inTransaction';
import type { StoredDocument } from '../../store/database/createModel';
import { joining } from '../../store/database/joining';
import type { History } from '../versions/createHistory';
import { type WriteDocument, withChange } from './createWriter';
import { findStored } from './findStored';
import type { HookContext } from './hooks/ResourceHooks';
import type { ResourceTypes } from './resourceTypes';
import { serializeAdmin } from './serialize';
import { textUpdatedAtAfter } from './textUpdatedAt';

type Revision = Parameters<History['add']>;

function refuseWithoutCategory(error: unknown): never {
  const isMissing = error instanceof HttpError && error.details.fields?.categoryId;
  if (!isMissing) throw error;
  throw conflict('Its category was deleted', { fields: { categoryId: 'Unknown category' } });
}

const deletedText = (resource: ContentKey, document: StoredDocument) => ({
  ...{ docId: document._id, resource, kind: 'deleted' as const, number: document.version },
  ...{ by: currentCaller()?.by ?? null, values: document },
});

/** Deletes documents, and restores content that was deleted lately. */
export function createRemoval({
  types,
  context,
  writeDocument,
}: {
  types: ResourceTypes;
  context: HookContext;
  writeDocument: WriteDocument;
}) {
  const { versions, history } = context;

  /**
   * Deletes a document; `text` is what a restore brings back, as its next version, itself unless given.
   * @throws HttpError 404, 409
   */
  async function remove(key: ResourceKey, id: string, text?: StoredDocument): Promise<void> {
    const type = types[key];
    await inTransaction(type.model.db, async () => {
      const before = await findStored(type, id);
      await writeDocument(type, context, { before }, async () => {
        const removed = text ? { ...text, version: before.version + 1 } : before;
        if (isContent(type.resource)) await versions.put(deletedText(key as ContentKey, removed));
        if (text && key === 'articles') {
          await history.add(...([before, removed] as unknown as Revision));
        }
        await type.model.deleteOne({ _id: before._id });
        return undefined;
      });
    });
  }

  /**
   * Restores a document deleted in the last 30 days, under its own id. `body` has what shall differ,
   * such as another slug when its own is taken. @throws HttpError 400, 404, 409
   */
  async function restore(key: ContentKey, id: string, body: unknown = {}, editor?: string) {
    const type = types[key];
    const { model, hooks, resource } = type;
    const { id: _id, version: _version, ...given } = parseBody(type.schemas.update, body);
    return withChange(type, context, given, async (change) => {
      // Its deletion was undone already, or an import has brought it back.
      if (await model.exists({ _id: id })) throw conflict(`${resource.label} was already restored`);
      const removed = (await versions.findRestorable(key, id))?.values;
      if (!removed) throw notFound(resource.label);
      const prepared = await hooks.prepare?.(context, change, removed, {});
      const values = { ...removed, ...model.castObject(prepared ?? change) };
      const after: StoredDocument = {
        ...values,
        ...(await hooks.returning?.(context, removed)),
        // A new version and time, so that the search index notices the document.
        ...{ version: removed.version + 1, updatedAt: new Date() },
        textUpdatedAt: textUpdatedAtAfter(resource, removed, values),
        ...(editor && { savedBy: editor }),
      };
      await writeDocument(type, context, { removed, after }, async () => {
        await joining(model.collection).insertOne(after);
        await versions.remove(after._id, 'deleted');
        return after;
      }).catch(refuseWithoutCategory);
      return serializeAdmin(type, after);
    });
  }

  return { remove, restore };
}
