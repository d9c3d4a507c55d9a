import type { mongo } from 'mongoose';
import { CommandError } from '../commands/openDatabaseOfCommand';
import { collectionNames } from './format';
import { type BackupEntry, readBackup } from './readBackup';

const BATCH_DOCUMENTS = 500;
const BATCH_BYTES = 8 * 1_024 * 1_024;

/**
 * Restores a backup into an empty database, or with `isReplacing` deletes everything there first.
 * The whole file is verified before anything is written. Services create the indexes when they start.
 * @returns the number of documents by collection
 * @throws CommandError when the file is not whole or the database not empty; nothing has changed then
 */
export async function restoreBackup(
  db: mongo.Db,
  file: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<Record<string, number>> {
  for await (const _entry of readBackup(file));
  const present = await collectionNames(db);
  if (!isReplacing) await refuseDocuments(db, present);
  for (const name of present) await db.dropCollection(name);
  const written: Record<string, number> = {};
  for await (const { collection, documents } of batches(readBackup(file))) {
    await db.collection(collection).insertMany(documents);
    written[collection] = (written[collection] ?? 0) + documents.length;
  }
  await afterRestore(db);
  return written;
}

async function refuseDocuments(db: mongo.Db, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (await db.collection(name).findOne({})) {
      throw new CommandError(
        `The database ${db.databaseName} is not empty. --replace deletes everything in it first.`,
      );
    }
  }
}

async function* batches(entries: AsyncIterable<BackupEntry>) {
  let batch: BackupEntry[] = [];
  let size = 0;
  const take = () => {
    const documents = batch.map(({ document }) => document);
    const collection = batch[0]?.collection ?? '';
    batch = [];
    size = 0;
    return { collection, documents };
  };
  for await (const entry of entries) {
    const isFull = batch.length >= BATCH_DOCUMENTS || size + entry.bytes > BATCH_BYTES;
    const isOther = batch.length > 0 && batch[0]?.collection !== entry.collection;
    if (batch.length > 0 && (isFull || isOther)) yield take();
    batch.push(entry);
    size += entry.bytes;
  }
  if (batch.length > 0) yield take();
}

async function afterRestore(db: mongo.Db): Promise<void> {
  // A session that was ended since the backup must not be restored.
  await db.collection('sessions').deleteMany({});
  // Caches follow this number only upwards, and may have seen a higher one than the backup has.
  await db
    .collection<{ _id: string; version: number }>('state')
    .updateOne({ _id: 'content' }, { $max: { version: Date.now() } });
}
