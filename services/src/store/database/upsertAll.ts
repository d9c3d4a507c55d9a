import type { mongo } from 'mongoose';

/** Updates a document for each item, each by itself and by its id, and makes those that are missing. */
export async function upsertAll<Stored extends { _id: string }, Item>(
  collection: mongo.Collection<Stored>,
  items: readonly Item[],
  updateOf: (item: Item) => { _id: string },
): Promise<void> {
  if (items.length === 0) return;
  const writes = items.map((item) => {
    const { _id, ...update } = updateOf(item);
    return { updateOne: { filter: { _id }, update, upsert: true } };
  });
  await collection.bulkWrite(writes as never, { ordered: false });
}
