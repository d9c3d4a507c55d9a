import { TRASH_DAYS } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { type Connection, type mongo, Types } from 'mongoose';
import { conflict } from '../../errors';
import { inTransaction } from '../../store/connection/inTransaction';
import { isDuplicate } from '../../store/database/duplicateField';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import { mediaHashes } from './mediaHashes';
import { textHash } from './textHash';
import type {
  ChangedText,
  DeletedText,
  New,
  Stored,
  StoredVersion,
  TrashKey,
  Values,
  Version,
} from './Version';

const TRASH_MS = TRASH_DAYS * DAY_MS;
/** A restore may end a little late, and clocks may differ. */
const MARGIN_MS = 60 * 60 * 1_000;
/** How long the draft of a new document is kept after its last save. */
const NEW_DRAFT_MS = 90 * DAY_MS;

/** The condition for deleted documents that can be restored. */
export const isRestorable = () => ({
  kind: 'deleted' as const,
  values: { $nin: [null] },
  at: { $gte: new Date(Date.now() - TRASH_MS) },
});

/** Whether a deleted document can be restored. */
export const canBeRestored = ({ values, at }: DeletedText) =>
  values !== null && at.getTime() >= Date.now() - TRASH_MS;

type Id = Types.ObjectId | string;

const objectId = (id: Id) => new Types.ObjectId(String(id));

/** Every version of a document besides the present one: draft, scheduled, past, deleted. */
export type Versions = ReturnType<typeof createVersions>;

export type TitleOf = (resource: TrashKey, values: Values) => string;

export function createVersions(connection: Connection, titleOf: TitleOf) {
  const collection = joining(connection.collection<StoredVersion>('versions'));
  const findOne = <Kind extends Version>(filter: mongo.Filter<StoredVersion>) =>
    collection.findOne(filter) as Promise<Stored<Kind> | null>;

  /** Deletes the texts of a document; the number of a deleted one stays. */
  async function removeTexts(id: Id): Promise<void> {
    const docId = objectId(id);
    await collection.deleteMany({ docId, kind: { $nin: ['deleted'] } });
    const nothing = { values: null, title: '', media: [], by: null };
    await collection.updateOne({ docId, kind: 'deleted' }, { $set: nothing });
  }

  return {
    collection,
    /** Stores a version; a document has one at most of each kind but the past. */
    async put<Kind extends Version>(version: New<Kind>): Promise<Kind> {
      const { docId, resource, kind, number, values } = version;
      const facts = {
        title: titleOf(resource, values as Values),
        ...{ hash: textHash(values), media: mediaHashes(JSON.stringify(values)) },
      };
      const made = { at: new Date(), ...version, ...facts } as unknown as Stored<Kind>;
      const own = kind === 'past' ? { docId, kind, number } : { docId, kind };
      await collection.replaceOne(own, made, { upsert: true }).catch((error: unknown) => {
        // Stored by another transaction since this one began, which is repeated and finds it.
        if (isDuplicate(error)) error.addErrorLabel('TransientTransactionError');
        throw error;
      });
      return made;
    },
    find: (id: Id, kind: ChangedText['kind']) =>
      findOne<ChangedText>({ docId: objectId(id), kind }),
    async remove(id: Id, kind: ChangedText['kind'] | 'deleted') {
      await collection.deleteOne({ docId: objectId(id), kind });
    },
    removeTexts,
    /** The drafts of documents that were not created yet, saved last first. */
    newDrafts: () =>
      collection
        .find(
          { kind: 'draft', baseNumber: 0 },
          { projection: { docId: 1, title: 1, at: 1, by: 1 } },
        )
        .sort({ at: -1, _id: -1 })
        .toArray(),
    /** The drafts that one person saved last, of new documents, too. */
    draftsBy: (by: string) =>
      collection
        .find({ kind: 'draft', by }, { projection: { docId: 1, title: 1, at: 1, baseNumber: 1 } })
        .toArray() as Promise<
        (Pick<Stored<ChangedText>, 'docId' | 'at' | 'baseNumber'> & { title?: string })[]
      >,
    /** Of those that were deleted, also when they can no longer be restored. */
    findDeleted: (ids: readonly Id[]) =>
      collection.find({ docId: { $in: ids.map(objectId) }, kind: 'deleted' }).toArray() as Promise<
        Stored<DeletedText>[]
      >,
    /** Which of these were deleted. */
    async idsOfDeleted(ids: readonly Types.ObjectId[]): Promise<ReadonlySet<string>> {
      const deleted = { docId: { $in: [...ids] }, kind: 'deleted' as const };
      const found = await collection.find(deleted, { projection: { docId: 1 } }).toArray();
      return new Set(found.map(({ docId }) => String(docId)));
    },
    findRestorable: (resource: TrashKey, id: Id) =>
      findOne<DeletedText>({ docId: objectId(id), resource, ...isRestorable() }),
    /**
     * Lets a new document begin without versions; it may be made of the draft that the caller has seen.
     * @throws HttpError 409 when there is another draft
     */
    async begin(id: Id, seen = 0): Promise<void> {
      const docId = objectId(id);
      const draft = await findOne<ChangedText>({ docId, kind: 'draft', baseNumber: 0 });
      if ((draft?.number ?? 0) !== seen) throw conflict('This draft was changed by another editor');
      await collection.deleteMany({ docId });
    },
    /** Deletes the texts of what can no longer be restored, and drafts of new documents that are old. */
    async removeExpired(now = Date.now()): Promise<void> {
      const due = {
        ...isRestorable(),
        at: { $lt: new Date(now - TRASH_MS - MARGIN_MS) },
      };
      const ids = await collection.find(due, { projection: { docId: 1 } }).toArray();
      for (const { _id, docId } of ids) {
        await inTransaction(connection, async () => {
          // It may have been restored, or deleted again.
          if (await collection.findOne({ _id, ...due })) await removeTexts(docId);
        });
      }
      const old = { $lt: new Date(now - NEW_DRAFT_MS) };
      await collection.deleteMany({ kind: 'draft', baseNumber: 0, at: old });
    },
    async createIndexes() {
      await ensureIndex(collection, { docId: 1, kind: 1, number: -1 }, { unique: true });
      await ensureIndex(collection, { kind: 1, at: -1, _id: -1 });
      await ensureIndex(collection, { resource: 1, media: 1 });
    },
  };
}
