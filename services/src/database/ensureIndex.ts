import type { mongo } from 'mongoose';

/** An index over a large collection is built for longer than any other operation takes. */
const BUILD_MS = 15 * 60_000;

const PATIENCE = {
  // Read by the driver for each command, though its types know it for clients only.
  socketTimeoutMS: BUILD_MS,
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: BUILD_MS },
} as const;

interface Indexed {
  createIndex(
    keys: mongo.IndexSpecification,
    options?: mongo.CreateIndexesOptions,
  ): Promise<string>;
}

/** Makes an index unless it is there. @throws MongoServerError when it is there with other options */
export async function ensureIndex(
  collection: Indexed,
  keys: mongo.IndexSpecification,
  options: mongo.CreateIndexesOptions = {},
): Promise<void> {
  await collection.createIndex(keys, { ...options, ...PATIENCE });
}
