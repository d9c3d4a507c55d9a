import { type Connection, Types } from 'mongoose';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';

interface PendingKey {
  /** A key of the store. */
  _id: string;
  at: Date;
}

/** Longer than an upload and a deletion take. */
const QUIET_MS = 60 * 60_000;

/**
 * The keys of the store that are being written or deleted. They are added before and removed
 * after, so that what a process leaves that dies in between is found.
 */
export function createPendingKeys(connection: Connection) {
  const pending = joining(connection.collection<PendingKey>('mediaPending'));
  return {
    async add(count: number): Promise<string[]> {
      const at = new Date();
      const keys = Array.from({ length: count }, () => new Types.ObjectId().toHexString());
      await pending.insertMany(keys.map((_id) => ({ _id, at })));
      return keys;
    },
    async touch(keys: readonly string[]) {
      const at = new Date();
      for (const _id of keys) await pending.updateOne({ _id }, { $set: { at } }, { upsert: true });
    },
    async remove(keys: readonly string[]) {
      await pending.deleteMany({ _id: { $in: [...keys] } });
    },
    has: async (keys: readonly string[]) =>
      (await pending.countDocuments({ _id: { $in: [...keys] } })) === keys.length,
    /** Those of uploads that must have ended. */
    async left(before = new Date(Date.now() - QUIET_MS)): Promise<string[]> {
      const found = await pending.find({ at: { $lt: before } }).toArray();
      return found.map(({ _id }) => _id);
    },
    createIndexes: () => ensureIndex(pending, { at: 1 }),
  };
}
