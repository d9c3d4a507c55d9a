import type { ResourceKey } from '@pressline/shared-api';
import { type Connection, mongo, Types } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import { duplicateField } from '../database/duplicateField';
import { ensureIndex } from '../database/ensureIndex';

/** How long a removed document can be restored. */
export const TRASH_SECONDS = 24 * 60 * 60;

interface Removed {
  /** The document's own id. */
  _id: Types.ObjectId;
  key: ResourceKey;
  version: number;
  document: StoredDocument;
  removedAt: Date;
}

/** Removed documents, whole, for a day. */
export interface Trash {
  /**
   * Keeps what is about to be removed. A document that was kept and then not removed does no harm:
   * it cannot be restored while it is there.
   */
  keep(key: ResourceKey, document: StoredDocument): Promise<void>;
  find(key: ResourceKey, id: string): Promise<StoredDocument | undefined>;
  drop(id: Types.ObjectId): Promise<void>;
  createIndexes(): Promise<void>;
}

export function createTrash(connection: Connection): Trash {
  const removed = connection.collection<Removed>('trash');
  return {
    async keep(key, document) {
      const { _id, version } = document;
      const removedAt = new Date();
      try {
        await removed.replaceOne(
          { _id, version: { $lte: version } },
          { key, version, document, removedAt },
          { upsert: true },
        );
      } catch (error) {
        // A later state of it is there already.
        if (!(error instanceof mongo.MongoServerError) || !duplicateField(error)) throw error;
      }
    },
    async find(key, id) {
      // The database drops what is too old a little late.
      const since = new Date(Date.now() - TRASH_SECONDS * 1_000);
      const found = await removed.findOne({ _id: new Types.ObjectId(id) });
      return found?.key === key && found.removedAt >= since ? found.document : undefined;
    },
    async drop(_id) {
      await removed.deleteOne({ _id });
    },
    async createIndexes() {
      await ensureIndex(removed, { removedAt: 1 }, { expireAfterSeconds: TRASH_SECONDS });
    },
  };
}
