import { Long } from 'bson';
import { maxDocumentBytes } from '../bson/codec';
import { type Doc, isDoc } from '../bson/values';
import { notImplemented } from '../errors';
import { compileQuery } from '../query/match';
import type { Collection } from '../store/collection';
import { type Command, docOf, nameOf } from './command';

const version = '7.0.0';
const started = Date.now();

const hello: Command = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'topologyVersion',
    'maxAwaitTimeMS',
    'speculativeAuthenticate',
    'saslSupportedMechs',
    'loadBalanced',
    'backpressure',
  ],
  run: (command) => ({
    helloOk: true,
    ...('hello' in command ? { isWritablePrimary: true } : { ismaster: true }),
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

const sizeOf = (collection: Collection) =>
  [...collection.docs.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);

const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run(command, { catalog }) {
    const sizes = new Map<string, number>();
    for (const collection of catalog.list()) {
      const { db } = collection.info;
      sizes.set(db, (sizes.get(db) ?? 0) + sizeOf(collection));
    }
    const test = compileQuery(docOf(command, 'filter'));
    const databases = [...sizes]
      .map(([name, sizeOnDisk]): Doc => ({ name, sizeOnDisk, empty: false }))
      .filter(test)
      .map((row) => (command.nameOnly ? { name: row.name } : row));
    return { databases };
  },
};

const stats = (collections: Collection[]): Doc => {
  const objects = collections.reduce((sum, { docs }) => sum + docs.size, 0);
  const dataSize = collections.reduce((sum, collection) => sum + sizeOf(collection), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  return { objects, dataSize, avgObjSize: objects > 0 ? dataSize / objects : 0, indexes };
};

const buildInfo: Command = {
  fields: [],
  run: () => ({
    version,
    versionArray: [...version.split('.').map(Number), 0],
    modules: [],
    maxBsonObjectSize: maxDocumentBytes,
    bits: 64,
    debug: false,
  }),
};

const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run(_, { catalog, db }) {
    const collections = catalog.list(db);
    return { db, collections: collections.length, views: 0, ...stats(collections) };
  },
};

const empty: Command = { fields: [], run: () => ({}) };

export const serverCommands: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: empty,
  endSessions: empty,
  refreshSessions: empty,
  startSession: empty,
  buildInfo,
  buildinfo: buildInfo,
  serverStatus: {
    fields: [],
    run: () => ({
      version,
      process: 'embedded-mongo',
      pid: Long.fromNumber(process.pid),
      uptime: (Date.now() - started) / 1000,
      localTime: new Date(),
    }),
  },
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  },
  listDatabases,
  dbStats,
  dbstats: dbStats,
  collStats: {
    fields: ['scale'],
    run(command, { catalog, db }) {
      const collection = catalog.get(db, nameOf(command, 'collStats'));
      const { objects, dataSize, avgObjSize, indexes } = stats(collection ? [collection] : []);
      return {
        ns: `${db}.${String(command.collStats)}`,
        count: objects,
        size: dataSize,
        avgObjSize,
        nindexes: indexes,
      };
    },
  },
  explain: {
    fields: ['verbosity'],
    run: (command) => {
      throw notImplemented(isDoc(command.explain) ? 'explain' : 'this command');
    },
  },
};
