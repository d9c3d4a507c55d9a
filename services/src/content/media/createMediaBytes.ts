import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { type Connection, Types } from 'mongoose';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import type { Core } from '../resource/Core';
import { createGridFsStore } from './createGridFsStore';
import type { StoredPart } from './createMediaRecords';
import { createS3Store } from './createS3Store';
import type { ByteRange } from './MediaStore';
import type { PreparedMedia } from './prepareMedia';

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
function createPendingKeys(connection: Connection) {
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

/** The images of pages are read again and again, and are small. */
const KEPT_BYTES = 32 * 1024 ** 2;
const MAX_KEPT_PART = 512 * 1024;

/** Where the record of a file is. */
export type Place = 'library' | 'trash' | 'nowhere';

const keysOf = (parts: readonly StoredPart[]) => parts.map(({ key }) => key);

/** The bytes of media, which no transaction covers: upkeep deletes what neither library nor trash has. */
export function createMediaBytes({
  connection,
  log,
  s3Url,
}: Pick<Core, 'connection' | 'log'> & { s3Url: string | undefined }) {
  const pending = createPendingKeys(connection);
  const gridFs = createGridFsStore(connection);
  const store = s3Url ? createS3Store(s3Url) : gridFs;
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  async function discard(keys: readonly string[]) {
    try {
      for (const key of keys) await store.remove(key);
      await pending.remove(keys);
    } catch (error) {
      log.warn({ err: error }, 'media files stay for a while');
    }
  }

  async function readWhole(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await store.open(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  return {
    async put(parts: PreparedMedia['parts']): Promise<StoredPart[]> {
      const keys = await pending.add(parts.length);
      const stored: StoredPart[] = [];
      for (const [at, { name, type, bytes }] of parts.entries()) {
        const key = String(keys[at]);
        const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        await store.put(key, body, type);
        stored.push({ name, type, size: bytes.length, key });
      }
      return stored;
    },
    /** Whether upkeep has not deleted them yet. */
    has: (parts: readonly StoredPart[]) => pending.has(keysOf(parts)),
    /** Notes that a record has them now. */
    keep: (parts: readonly StoredPart[]) => pending.remove(keysOf(parts)),
    /** Notes that the library does not have them any more. */
    release: (parts: readonly StoredPart[]) => pending.touch(keysOf(parts)),
    discard: (parts: readonly StoredPart[]) => discard(keysOf(parts)),
    /** @throws Error when the store has lost them */
    async open({ key, size }: StoredPart, range?: ByteRange): Promise<Buffer | Readable> {
      if (size > MAX_KEPT_PART) return store.open(key, range);
      const whole = kept.get(key) ?? (await readWhole(key));
      kept.set(key, whole);
      return range ? whole.subarray(range.start, range.end + 1) : whole;
    },
    /** Deletes what uploads that were cut short, and what has left the trash, have left. */
    async removeLeftovers(placeOf: (key: string) => Promise<Place>, before?: Date) {
      for (const key of await pending.left(before)) {
        const place = await placeOf(key);
        if (place === 'library') await pending.remove([key]);
        if (place === 'nowhere') await discard([key]);
      }
    },
    async createIndexes() {
      await pending.createIndexes();
      await gridFs.createIndexes();
    },
  };
}
