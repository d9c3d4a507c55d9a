import type { Readable } from 'node:stream';
import type { MediaListParams } from '@pressline/shared-api';
import { Semaphore } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { conflict } from '../../errors';
import { acquireOrReject } from '../../http/limits/acquireOrReject';
import { createGridFsStore } from './createGridFsStore';
import {
  createMediaRecords,
  fileFacts,
  type StoredMedium,
  type StoredPart,
} from './createMediaRecords';
import type { PrepareMedia } from './createMediaThreads';
import { createPendingKeys } from './createPendingKeys';
import { createS3Store } from './createS3Store';
import type { ByteRange } from './MediaStore';
import { type PreparedMedia, prepareMedia } from './prepareMedia';

/** Each holds up to 50 MB in memory while it arrives. */
const UPLOADS_AT_ONCE = 4;
/** The images of pages are read again and again, and are small. */
const KEPT_BYTES = 32 * 1024 ** 2;
const MAX_KEPT_PART = 512 * 1024;

export interface MediaOptions {
  /** The bucket of a service that speaks S3's protocol; the database unless given. */
  s3Url?: string | undefined;
  /** In the caller's thread unless given. */
  prepare?: PrepareMedia;
}

/** Images and files that content uses: records in the database, bytes in a store. */
export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

export function createMediaLibrary(connection: Connection, log: Logger, options: MediaOptions) {
  const records = createMediaRecords(connection);
  const pending = createPendingKeys(connection);
  const gridFs = createGridFsStore(connection);
  const store = options.s3Url ? createS3Store(options.s3Url) : gridFs;
  const prepare: PrepareMedia = options.prepare ?? prepareMedia;
  const permits = new Semaphore(UPLOADS_AT_ONCE);
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  async function discard(keys: readonly string[]) {
    for (const key of keys) await store.remove(key);
    await pending.remove(keys);
  }

  /** Stores the bytes first and the record last: before it, no caller can see any of it. */
  async function save(
    prepared: PreparedMedia,
    facts: Pick<StoredMedium, 'alt' | 'isDecorative' | 'createdBy'>,
  ) {
    const { parts, ...known } = prepared;
    const keys = await pending.add(parts.length);
    const stored: StoredPart[] = [];
    for (const [at, { name, type, bytes }] of parts.entries()) {
      const key = String(keys[at]);
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      await store.put(key, body, type);
      stored.push({ name, type, size: bytes.length, key });
    }
    const medium = await records.insert({ ...known, ...facts, parts: stored });
    if (medium) {
      await pending.remove(keys);
      return { medium, isNew: true };
    }
    // Another upload has stored the same file in the meantime.
    await discard(keys);
    return { medium: await records.findByHash(known.hash), isNew: false };
  }

  async function readWhole(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await store.open(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  return {
    records,
    prepare,
    /** Takes one of four permits; the answer releases it. @throws HttpError 429 when all are taken */
    admit: () =>
      acquireOrReject(permits, 'Other files are being uploaded. Please try again in a moment.', 5),
    /**
     * Adds a file; if one with the same content is stored, that one is returned.
     * @throws HttpError 400, 413
     */
    async add(prepared: PreparedMedia, createdBy: string | null, alt = '', isDecorative = false) {
      const present = await records.findByHash(prepared.hash);
      const facts = { alt, isDecorative, createdBy };
      const { medium, isNew } = present
        ? { medium: present, isNew: false }
        : await save(prepared, facts);
      // Another caller deleted it between the two.
      if (!medium) throw conflict('This file was just deleted. Please upload it again.');
      return { medium, isNew };
    },
    /** What a download says of its file; undefined when the library does not have it. */
    async fileFacts(hash: string) {
      const stored = await records.findByHash(hash);
      return stored ? fileFacts(stored) : undefined;
    },
    list: (query: MediaListParams & { page: number; limit: number }, used: readonly string[]) =>
      records.list(query, used),
    /** The bytes of one stored file. @throws Error when the store has lost them */
    async open({ key, size }: StoredPart, range?: ByteRange): Promise<Buffer | Readable> {
      if (size > MAX_KEPT_PART) return store.open(key, range);
      const whole = kept.get(key) ?? (await readWhole(key));
      kept.set(key, whole);
      return range ? whole.subarray(range.start, range.end + 1) : whole;
    },
    /** @returns whether it was there */
    async remove({ _id, parts }: StoredMedium): Promise<boolean> {
      const keys = parts.map(({ key }) => key);
      await pending.touch(keys);
      const isRemoved = await records.remove(String(_id));
      // Without its record no caller sees it; upkeep deletes what stays now.
      await discard(keys).catch((error) =>
        log.warn({ err: error }, 'media files stay for a while'),
      );
      return isRemoved;
    },
    /** Deletes what uploads and deletions that were cut short have left. */
    async removeLeftovers(before?: Date): Promise<void> {
      for (const key of await pending.left(before)) {
        if (await records.isStored(key)) await pending.remove([key]);
        else await discard([key]);
      }
    },
    async createIndexes() {
      await records.createIndexes();
      await pending.createIndexes();
      await gridFs.createIndexes();
    },
  };
}
