import { existsSync } from 'node:fs';
import path from 'node:path';
import { DirectoryInUseError, defaultUri, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { mongo } from 'mongoose';

/** Why a command failed, for the person at the command line. */
export class CommandError extends Error {}

const SELECTION_MS = 5_000;
/** For one batch of documents. */
const OPERATION_MS = 60_000;

/** Numbers, dates and binaries come in the types in which they are stored. */
export const EXACT_TYPES = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };

export interface CommandDatabase {
  db: mongo.Db;
  close(): Promise<void>;
}

interface DatabaseOptions {
  mongodbUri: string | undefined;
  dataDir: string;
  /** A restore may create the embedded database; other commands may not. */
  mayCreate: boolean;
  types?: typeof EXACT_TYPES;
  warn(message: string): void;
}

/**
 * Opens the database of `MONGODB_URI`, or the embedded one in `dataDir`. If no process serves the
 * embedded database, it is served by this one until `close`.
 * @throws CommandError when there is none or it does not answer
 */
export async function openDatabaseOfCommand(options: DatabaseOptions): Promise<CommandDatabase> {
  const { uri: given, release } = options.mongodbUri
    ? { uri: options.mongodbUri, release: async () => undefined }
    : await reachEmbedded(options);
  try {
    const { client, databaseName } = await connect({ ...options, uri: given });
    return {
      db: client.db(databaseName),
      async close() {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Cannot reach the database: ${reason}`);
  }
}

type ConnectOptions = Pick<DatabaseOptions, 'types' | 'warn'> & { uri: string };

async function connect({ uri: given, types, warn }: ConnectOptions) {
  const { uri, databaseName, options, warning } = prepareMongoClient(given, OPERATION_MS);
  if (warning) warn(warning);
  const client = new mongo.MongoClient(uri, {
    ...options,
    serverSelectionTimeoutMS: SELECTION_MS,
    ...types,
  });
  await client.connect();
  return { client, databaseName };
}

async function reachEmbedded({ dataDir, mayCreate }: DatabaseOptions) {
  const directory = path.resolve(dataDir, 'mongo');
  if (!mayCreate && !existsSync(directory)) {
    throw new CommandError(
      `No database found in ${directory}. Set DATA_DIR to its folder, or MONGODB_URI to its address.`,
    );
  }
  try {
    const { uri, close } = await startEmbeddedMongo({ dataDir: directory });
    return { uri, release: close };
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return { uri: defaultUri(directory), release: async () => undefined };
  }
}
