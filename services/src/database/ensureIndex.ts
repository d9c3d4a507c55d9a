import type { mongo } from 'mongoose';

/** Building an index on a large collection takes longer than any other operation. */
const BUILD_MS = 15 * 60_000;

const PATIENCE = {
  // The driver reads it for each command, though its types allow it only for clients.
  socketTimeoutMS: BUILD_MS,
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: BUILD_MS },
} as const;

interface Indexed {
  createIndex(
    keys: mongo.IndexSpecification,
    options?: mongo.CreateIndexesOptions,
  ): Promise<string>;
}

/** Creates an index unless it exists. @throws MongoServerError when it exists with other options */
export async function ensureIndex(
  collection: Indexed,
  keys: mongo.IndexSpecification,
  options: mongo.CreateIndexesOptions = {},
): Promise<void> {
  await collection.createIndex(keys, { ...options, ...PATIENCE });
}
