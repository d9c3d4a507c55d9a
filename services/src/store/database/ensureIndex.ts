import type { SortKeys } from '@pressline/shared-api';
import { type Collection, mongo } from 'mongoose';

/** Building an index on a large collection takes longer than any other operation. */
const BUILD_MS = 15 * 60_000;

const PATIENCE = {
  // The driver reads it for each command, though its types allow it only for clients.
  socketTimeoutMS: BUILD_MS,
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: BUILD_MS },
} as const;

/** IndexOptionsConflict and IndexKeySpecsConflict: the index is there with other options. */
const isConflict = (error: unknown) =>
  error instanceof mongo.MongoServerError && [85, 86].includes(Number(error.code));

type Indexed = Pick<Collection, 'collectionName' | 'conn' | 'createIndex'>;
export type Index = [mongo.IndexSpecification, mongo.CreateIndexesOptions?];

/**
 * Creates an index unless it exists, and changes after how long documents expire by it.
 * @throws MongoServerError when it exists with other options
 */
export async function ensureIndex(
  collection: Indexed,
  keys: mongo.IndexSpecification,
  options: mongo.CreateIndexesOptions = {},
): Promise<void> {
  const { expireAfterSeconds } = options;
  try {
    await collection.createIndex(keys, { ...options, ...PATIENCE });
  } catch (error) {
    const { db } = collection.conn;
    if (expireAfterSeconds === undefined || !db || !isConflict(error)) throw error;
    const index = { keyPattern: keys, expireAfterSeconds };
    await db.command({ collMod: collection.collectionName, index });
    // It may differ in more than that.
    await collection.createIndex(keys, { ...options, ...PATIENCE });
  }
}

/** As `ensureIndex`, for all indexes of a collection in one command. */
export async function ensureIndexes(
  collection: Indexed & Pick<Collection, 'createIndexes'>,
  indexes: readonly Index[],
): Promise<void> {
  if (indexes.length === 0) return;
  const specs = indexes.map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  try {
    await collection.createIndexes(specs, PATIENCE as mongo.CreateIndexesOptions);
  } catch (error) {
    if (!isConflict(error)) throw error;
    for (const [keys, options] of indexes) await ensureIndex(collection, keys, options);
  }
}

/** An order in which no two documents are equal: pages of a list overlap or skip nothing. */
export const totalOrder = (keys: SortKeys) => ({ ...keys, _id: 1 }) as const;

/**
 * The keys of the indexes that a list needs: its order alone, and behind each combination of its
 * filters, so that neither a page nor a count reads what it does not answer.
 */
export function listIndexes(filters: readonly string[], order: SortKeys): SortKeys[] {
  let prefixes: SortKeys[] = [{}];
  for (const name of filters) prefixes = prefixes.flatMap((some) => [some, { ...some, [name]: 1 }]);
  return prefixes.map((some) => ({ ...some, ...order }));
}
