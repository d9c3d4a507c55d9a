import type { Collection } from 'mongoose';

const AT_ONCE = 500;

/** Stores many documents, few in one operation: each has to end within the deadline on any database. */
export async function storeMany(
  collection: Collection,
  documents: readonly object[],
): Promise<void> {
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    await collection.insertMany(documents.slice(at, at + AT_ONCE) as never);
  }
}
