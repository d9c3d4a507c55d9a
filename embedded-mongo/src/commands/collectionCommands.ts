import { encode } from '../bson/codec';
import { compare } from '../bson/compare';
import { badValue, MongoError } from '../errors';
import { compileQuery } from '../query/match';
import { checkExpiry, parseIndexSpec } from '../store/indexSpec';
import { type Command, checkFields, docOf, listOf, nameOf } from './command';

const drop: Command = {
  fields: [],
  writes: true,
  run(command, { catalog, db }) {
    const collection = catalog.get(db, nameOf(command, 'drop'));
    if (!collection) return {};
    catalog.drop(collection);
    return { nIndexesWas: collection.indexes.length, ns: collection.namespace };
  },
};

const dropDatabase: Command = {
  fields: [],
  writes: true,
  run(_, { catalog, db }) {
    for (const collection of catalog.list(db)) catalog.drop(collection);
    return { dropped: db };
  },
};

const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(command, { catalog, cursors, db }) {
    checkFields('cursor', docOf(command, 'cursor'), []);
    const rows = catalog
      .list(db)
      .map(({ info: { name } }) => ({ name, type: 'collection' }))
      .filter(compileQuery(docOf(command, 'filter')))
      .map((row) => encode(command.nameOnly ? row : { ...row, options: {} }));
    return cursors.start(rows, { namespace: `${db}.$cmd.listCollections` });
  },
};

const createIndexes: Command = {
  fields: ['indexes'],
  writes: true,
  run(command, { catalog, db }) {
    const name = nameOf(command, 'createIndexes');
    const specs = listOf(command, 'indexes').map(parseIndexSpec);
    if (specs.length === 0) throw badValue('Must specify at least one index to create');
    const isNew = !catalog.get(db, name);
    const collection = catalog.getOrCreate(db, name);
    const before = collection.indexes;
    try {
      for (const spec of specs) collection.createIndex(spec);
    } catch (error) {
      // All or none, as MongoDB does it.
      if (collection.indexes !== before) collection.setIndexes(before);
      throw error;
    }
    return {
      numIndexesBefore: before.length,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically: isNew,
    };
  },
};

/** Changes after how many seconds documents expire, and nothing else. */
const collMod: Command = {
  fields: ['index'],
  writes: true,
  run(command, { catalog, db }) {
    const name = nameOf(command, 'collMod');
    const wanted = docOf(command, 'index');
    checkFields('collMod.index', wanted, ['keyPattern', 'expireAfterSeconds']);
    const key = docOf(wanted, 'keyPattern');
    const collection = catalog.get(db, name);
    const index = collection?.indexes.find(({ spec }) => compare(spec.key, key) === 0);
    if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${db}.${name}`);
    if (!index)
      throw new MongoError('IndexNotFound', `cannot find an index of ${name} by its keys`);
    checkExpiry(key, wanted.expireAfterSeconds);
    const expireAfterSeconds_old = index.spec.expireAfterSeconds;
    collection.changeExpiry(index, Number(wanted.expireAfterSeconds));
    return { expireAfterSeconds_old, expireAfterSeconds_new: index.spec.expireAfterSeconds };
  },
};

const listIndexes: Command = {
  fields: ['cursor'],
  run(command, { catalog, cursors, db }) {
    checkFields('cursor', docOf(command, 'cursor'), []);
    const name = nameOf(command, 'listIndexes');
    const namespace = `${db}.${name}`;
    const collection = catalog.get(db, name);
    if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    const rows = collection.indexes.map(({ spec }) => encode(spec));
    return cursors.start(rows, { namespace });
  },
};

export const collectionCommands: Record<string, Command> = {
  drop,
  dropDatabase,
  listCollections,
  createIndexes,
  collMod,
  listIndexes,
};
