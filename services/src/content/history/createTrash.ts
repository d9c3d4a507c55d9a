import { type ResourceKey, TRASH_DAYS } from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import { currentCaller } from '../../http/router/caller';
import type { StoredDocument } from '../../store/database/createModel';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';

/** How long a deleted document can be restored. */
export const TRASH_SECONDS = TRASH_DAYS * 24 * 60 * 60;

/** The order of its list, in which no two are equal: many are deleted at once. */
export const NEWEST_FIRST = { removedAt: -1, _id: -1 } as const;

interface Removed {
  _id: Types.ObjectId;
  key: ResourceKey;
  version: number;
  document: StoredDocument;
  removedAt: Date;
  /** A username. */
  removedBy: string | null;
}

/** The condition for what can be restored; the database deletes expired documents a little late. */
export const isRestorable = () => ({
  removedAt: { $gte: new Date(Date.now() - TRASH_SECONDS * 1_000) },
});

/** Deleted documents, complete, for 30 days. */
export type Trash = ReturnType<typeof createTrash>;

export function createTrash(connection: Connection) {
  const removed = joining(connection.collection<Removed>('trash'));
  return {
    collection: removed,
    /** Adds what is deleted. */
    async add(key: ResourceKey, document: StoredDocument) {
      const { _id, version } = document;
      const removedAt = new Date();
      const kept = { key, version, document, removedAt, removedBy: currentCaller()?.by ?? null };
      await removed.replaceOne({ _id }, kept, { upsert: true });
    },
    async find(key: ResourceKey, id: string) {
      const found = await removed.findOne({ _id: new Types.ObjectId(id), key, ...isRestorable() });
      return found?.document;
    },
    /** Those of the documents that can be restored. */
    findSome: (ids: readonly Types.ObjectId[]) =>
      removed.find({ _id: { $in: [...ids] }, ...isRestorable() }).toArray(),
    /** @returns what was there */
    remove: (_id: Types.ObjectId) => removed.findOneAndDelete({ _id }),
    async createIndexes() {
      await ensureIndex(removed, { removedAt: 1 }, { expireAfterSeconds: TRASH_SECONDS });
      await ensureIndex(removed, NEWEST_FIRST);
    },
  };
}
