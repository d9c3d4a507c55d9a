import type { mongo } from 'mongoose';

/** The names of the collections that hold the product's documents. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found
    .filter(({ name, type }) => type === 'collection' && !name.startsWith('system.'))
    .map(({ name }) => name)
    .sort();
}
