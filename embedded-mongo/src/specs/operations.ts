import type { Collection, Db, Document, MongoClient } from 'mongodb';
import type { Doc } from '../bson/values';
import { type Entities, transactionOptions } from './entities';

export interface Operation {
  readonly name: string;
  readonly object: string;
  readonly arguments?: Doc;
  readonly expectError?: Doc;
  readonly expectResult?: unknown;
  readonly saveResultAsEntity?: string;
  readonly ignoreResultAndError?: boolean;
}

interface Call {
  readonly entities: Entities;
  /** The arguments without the options, in which the session is itself. */
  readonly given: Doc;
  readonly options: Document;
  readonly runAll: (operations: Operation[], isCallback?: boolean) => Promise<void>;
}

type Run<Target> = (target: Target, call: Call) => unknown;

const changed =
  (name: 'updateOne' | 'updateMany' | 'findOneAndUpdate' | 'replaceOne' | 'findOneAndReplace') =>
  (docs: Collection, { given, options }: Call) =>
    docs[name](given.filter as Document, (given.update ?? given.replacement) as Document, {
      ...options,
      ...(options.returnDocument && { returnDocument: options.returnDocument.toLowerCase() }),
    });

const onCollection: Record<string, Run<Collection>> = {
  insertOne: (docs, { given, options }) => docs.insertOne(given.document as Document, options),
  insertMany: (docs, { given, options }) => docs.insertMany(given.documents as Document[], options),
  find: (docs, { given, options }) => docs.find(given.filter as Document, options).toArray(),
  aggregate: (docs, { given, options }) =>
    docs.aggregate(given.pipeline as Document[], options).toArray(),
  distinct: (docs, { given, options }) =>
    docs.distinct(String(given.fieldName), given.filter as Document, options),
  bulkWrite: (docs, { given, options }) => docs.bulkWrite(given.requests as never, options),
  createIndex: (docs, { given, options }) => docs.createIndex(given.keys as never, options),
  listIndexes: (docs, { options }) => docs.listIndexes(options).toArray(),
  deleteOne: (docs, { given, options }) => docs.deleteOne(given.filter as Document, options),
  deleteMany: (docs, { given, options }) => docs.deleteMany(given.filter as Document, options),
  findOneAndDelete: (docs, { given, options }) =>
    docs.findOneAndDelete(given.filter as Document, options),
  countDocuments: (docs, { given, options }) =>
    docs.countDocuments(given.filter as Document, options),
  updateOne: changed('updateOne'),
  updateMany: changed('updateMany'),
  replaceOne: changed('replaceOne'),
  findOneAndUpdate: changed('findOneAndUpdate'),
  findOneAndReplace: changed('findOneAndReplace'),
};

const onDatabase: Record<string, Run<Db>> = {
  aggregate: (db, { given, options }) =>
    db.aggregate(given.pipeline as Document[], options).toArray(),
  runCommand: (db, { given, options }) =>
    db.command(given.command as Document, transactionOptions(options) as Document),
  createCollection: (db, { given, options }) =>
    db.createCollection(String(given.collection), options),
  dropCollection: (db, { given, options }) => db.dropCollection(String(given.collection), options),
  listCollections: (db, { options }) => db.listCollections({}, options).toArray(),
};

const onClient: Record<string, Run<MongoClient>> = {
  clientBulkWrite: (client, { given, options }) => client.bulkWrite(given.models as never, options),
  listDatabases: (client, { options }) => client.db('admin').command({ listDatabases: 1 }, options),
};

const onSession: Record<string, Run<ReturnType<Entities['session']>>> = {
  startTransaction: (session, { options }) => session.startTransaction(transactionOptions(options)),
  commitTransaction: (session) => session.commitTransaction(),
  abortTransaction: (session) => session.abortTransaction(),
  endSession: (session) => session.endSession(),
  withTransaction: (session, { given, options, runAll }) =>
    session.withTransaction(
      () => runAll(given.callback as Operation[], true),
      transactionOptions(options),
    ),
};

const argumentsOfTarget = new Set([
  ...['document', 'documents', 'filter', 'pipeline', 'fieldName', 'requests', 'keys', 'update'],
  ...['replacement', 'command', 'commandName', 'collection', 'models', 'callback'],
]);

/** Runs an operation on a client, a database, a collection or a session. */
export async function runOnEntity(
  { name, object, arguments: args = {} }: Operation,
  { entities, runAll }: Pick<Call, 'entities' | 'runAll'>,
): Promise<unknown> {
  const split = (isGiven: boolean) =>
    Object.fromEntries(
      Object.entries(args).filter(([key]) => argumentsOfTarget.has(key) === isGiven),
    );
  const options: Document = split(false);
  if (options.session) options.session = entities.session(options.session);
  const tables: Record<string, Record<string, Run<never>>> = {
    client: onClient,
    database: onDatabase,
    collection: onCollection,
    session: onSession,
  };
  const run = tables[object.replace(/\d+$|_.*$/g, '').replace(/\d+.*$/, '')]?.[name];
  if (!run) throw new Error(`The runner has no ${object}.${name}`);
  return run(entities.get(object) as never, { entities, given: split(true), options, runAll });
}
