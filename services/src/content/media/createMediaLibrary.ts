import type { MediaListParams } from '@pressline/shared-api';
import { Semaphore } from 'async-mutex';
import type { Types } from 'mongoose';
import { conflict, notFound } from '../../errors';
import { acquireOrReject } from '../../http/limits/acquireOrReject';
import { currentCaller } from '../../http/router/caller';
import { afterCommit, inTransaction } from '../../store/connection/inTransaction';
import type { StoredDocument } from '../../store/database/createModel';
import type { Core } from '../resource/Core';
import type { DeletedText } from '../versions/Version';
import { createMediaBytes, type Place } from './createMediaBytes';
import {
  createMediaRecords,
  fileFacts,
  type NewMedium,
  type StoredMedium,
} from './createMediaRecords';
import type { PrepareMedia } from './createMediaThreads';
import { type PreparedMedia, prepareMedia } from './prepareMedia';

/** Each holds up to 50 MB in memory while it arrives. */
const UPLOADS_AT_ONCE = 4;

/** What a file is called in errors and in the audit log. */
export const MEDIUM = 'Media file';

export interface MediaOptions {
  /** The bucket of a service that speaks S3's protocol; the database unless given. */
  s3Url?: string | undefined;
  /** In the caller's thread unless given. */
  prepare?: PrepareMedia;
}

interface LibraryNeeds
  extends MediaOptions,
    Pick<Core, 'connection' | 'log' | 'audit' | 'versions'> {}

/** Images and files that content uses: records in the database, bytes in a store. */
export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

export function createMediaLibrary({ connection, log, audit, versions, ...options }: LibraryNeeds) {
  const records = createMediaRecords(connection);
  const bytes = createMediaBytes({ connection, log, s3Url: options.s3Url });
  const prepare: PrepareMedia = options.prepare ?? prepareMedia;
  const permits = new Semaphore(UPLOADS_AT_ONCE);

  const record = ({ _id, name }: StoredMedium, facts = {}) =>
    audit.write({ record: { type: MEDIUM, id: String(_id), title: name }, ...facts });

  /** Of a file that is being deleted or restored meanwhile, either place is found. */
  const placeOf = (key: string): Promise<Place> =>
    inTransaction(connection, async () => {
      if (await records.isStored(key)) return 'library';
      const deleted = { resource: 'media', kind: 'deleted', 'values.parts.key': key } as const;
      return (await versions.collection.findOne(deleted)) ? 'trash' : 'nowhere';
    });

  /** Stores the bytes of a file: before `insert`, no caller can see any of it. */
  const put = async (
    { parts, ...known }: PreparedMedia,
    facts: Pick<StoredMedium, 'alt' | 'isDecorative' | 'createdBy'>,
  ): Promise<NewMedium> => ({ ...known, ...facts, parts: await bytes.put(parts) });

  /**
   * Adds a file whose bytes are stored, unless the same one was added in the meantime.
   * @throws HttpError 409 when upkeep has deleted the bytes
   */
  const insert = (facts: NewMedium, _id?: Types.ObjectId) =>
    inTransaction(connection, async () => {
      const { hash, parts } = facts;
      const present = await records.findByHash(hash);
      if (!present && !(await bytes.has(parts))) {
        throw conflict('This file is no longer stored. Please upload it again.');
      }
      const settle = present ? bytes.discard : bytes.keep;
      afterCommit(connection, (isKnown) => (isKnown ? settle(parts) : undefined));
      const medium = present ?? (await records.insert(facts, _id));
      await record(medium);
      return { medium, isNew: !present };
    });

  return {
    records,
    prepare,
    /** Takes one of four permits; the answer releases it. @throws HttpError 429 when all are taken */
    admit: () =>
      acquireOrReject(permits, 'Other files are being uploaded. Please try again in a moment.', 5),
    /** Adds a file; if one with the same content is stored, that one is returned. */
    async add(prepared: PreparedMedia, createdBy: string | null) {
      const present = await records.findByHash(prepared.hash);
      if (!present) return insert(await put(prepared, { alt: '', isDecorative: false, createdBy }));
      await record(present);
      return { medium: present, isNew: false };
    },
    put,
    insert,
    /** Says what people get who cannot see a file. @returns null when there is none */
    describe: (id: string, alt: string, isDecorative: boolean) =>
      inTransaction(connection, async () => {
        const stored = await records.describe(id, alt, isDecorative);
        if (stored) await record(stored, { after: { alt } });
        return stored;
      }),
    /** What a download says of its file; undefined when the library does not have it. */
    async fileFacts(hash: string) {
      const stored = await records.findByHash(hash);
      return stored ? fileFacts(stored) : undefined;
    },
    list: (query: MediaListParams & { page: number; limit: number }, used: readonly string[]) =>
      records.list(query, used),
    open: bytes.open,
    /** Moves a file to the trash, where its bytes stay with it. @returns whether it was there */
    remove: (id: string): Promise<boolean> =>
      inTransaction(connection, async () => {
        const stored = await records.find(id);
        if (!stored || !(await records.remove(id))) return false;
        await bytes.release(stored.parts);
        const by = currentCaller()?.by ?? null;
        const values = stored as unknown as StoredDocument;
        const about = { resource: 'media', kind: 'deleted', number: 1, by } as const;
        await versions.put<DeletedText>({ docId: stored._id, ...about, values });
        await record(stored);
        return true;
      }),
    /** Brings a file back from the trash. @throws HttpError 404; 409 when the same one is there again */
    restore: (id: string): Promise<StoredMedium> =>
      inTransaction(connection, async () => {
        if (await records.find(id)) throw conflict(`${MEDIUM} was already restored`);
        const values = (await versions.findRestorable('media', id))?.values;
        if (!values) throw notFound(MEDIUM);
        const medium = values as unknown as StoredMedium;
        if (await records.findByHash(medium.hash)) {
          throw conflict('The same file was uploaded again since. Use that one.');
        }
        await records.restore(medium);
        await versions.remove(id, 'deleted');
        await bytes.keep(medium.parts);
        await record(medium);
        return medium;
      }),
    removeLeftovers: (before?: Date) => bytes.removeLeftovers(placeOf, before),
    async createIndexes() {
      await records.createIndexes();
      await bytes.createIndexes();
    },
  };
}
