import type { ResourceKey } from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import { isDuplicate } from '../database/duplicateField';
import { ensureIndex } from '../database/ensureIndex';

/** How many days deleted documents can be restored, and operations undone, unless configured. */
export const TRASH_DAYS = 30;

/** How long a deleted document can be restored. */
export const TRASH_SECONDS = 24 * 60 * 60;

interface Removed {
  /** The document's own id. */
  _id: Types.ObjectId;
  key: ResourceKey;
  version: number;
  document: StoredDocument;
  removedAt: Date;
}

/** Deleted documents, complete, for a day. */
export type Trash = ReturnType<typeof createTrash>;

export function createTrash(connection: Connection) {
  const removed = connection.collection<Removed>('trash');
  return {
    /** Keeps what is about to be deleted; it cannot be restored while it is there. */
    async keep(key: ResourceKey, document: StoredDocument) {
      const { _id, version } = document;
      const removedAt = new Date();
      try {
        await removed.replaceOne(
          { _id, version: { $lte: version } },
          { key, version, document, removedAt },
          { upsert: true },
        );
      } catch (error) {
        // A later version of it is already in the trash.
        if (!isDuplicate(error)) throw error;
      }
    },
    async find(key: ResourceKey, id: string) {
      // The database deletes expired documents a little late.
      const since = new Date(Date.now() - TRASH_SECONDS * 1_000);
      const found = await removed.findOne({ _id: new Types.ObjectId(id) });
      return found?.key === key && found.removedAt >= since ? found.document : undefined;
    },
    async drop(_id: Types.ObjectId) {
      await removed.deleteOne({ _id });
    },
    async createIndexes() {
      await ensureIndex(removed, { removedAt: 1 }, { expireAfterSeconds: TRASH_SECONDS });
    },
  };
}
