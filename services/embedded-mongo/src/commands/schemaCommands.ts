import { encode } from '../bson/codec';
import { compare } from '../bson/compare';
import { type Doc, isDoc } from '../bson/values';
import { badValue, MongoError, notImplemented } from '../errors';
import { compileQuery } from '../query/match';
import type { CollectionIndex } from '../store/collectionIndex';
import { checkExpiry, type IndexSpec, parseIndexSpec } from '../store/indexSpec';
import { type Command, countOf, docOf, listOf, nameOf } from './command';

const validation = ['validator', 'validationLevel', 'validationAction'];

function optionsOf(command: Doc): Doc {
  const options = Object.fromEntries(
    validation.filter((name) => name in command).map((name) => [name, command[name]]),
  );
  if (isDoc(options.validator)) compileQuery(options.validator);
  return options;
}

const create: Command = {
  fields: [
    ...validation,
    'capped',
    'timeseries',
    'viewOn',
    'pipeline',
    'collation',
    'clusteredIndex',
    'expireAfterSeconds',
    'encryptedFields',
    'autoIndexId',
    'idIndex',
    'storageEngine',
    'indexOptionDefaults',
    'changeStreamPreAndPostImages',
    'size',
    'max',
  ],
  writes: true,
  run(command, { catalog, db }) {
    const name = nameOf(command, 'create');
    const allowed = new Set<string>([...validation, 'autoIndexId', 'idIndex']);
    for (const option of create.fields) {
      if (command[option] && !allowed.has(option)) throw notImplemented(`create with '${option}'`);
    }
    const options = optionsOf(command);
    const existing = catalog.get(db, name);
    if (!existing) catalog.create(db, name, options);
    else if (compare(existing.info.options, options) !== 0) {
      throw new MongoError(
        'NamespaceExists',
        `namespace ${db}.${name} already exists with other options`,
      );
    }
    return {};
  },
};

const drop: Command = {
  fields: [],
  writes: true,
  run(command, { catalog, db }) {
    const collection = catalog.get(db, nameOf(command, 'drop'));
    if (!collection) return {};
    const nIndexesWas = collection.indexes.length;
    catalog.drop(collection);
    return { nIndexesWas, ns: collection.namespace };
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

const renameCollection: Command = {
  fields: ['to', 'dropTarget'],
  writes: true,
  run(command, { catalog, db }) {
    if (db !== 'admin')
      throw new MongoError(
        'Unauthorized',
        'renameCollection may only be run against the admin database.',
      );
    const parse = (value: unknown): [string, string] => {
      const text = String(value);
      const dot = text.indexOf('.');
      return [text.slice(0, dot), text.slice(dot + 1)];
    };
    const source = catalog.require(...parse(command.renameCollection));
    const [toDb, toName] = parse(command.to);
    const target = catalog.get(toDb, toName);
    if (target === source)
      throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
    if (target && command.dropTarget !== true) {
      throw new MongoError('NamespaceExists', 'target namespace exists');
    }
    if (target) catalog.drop(target);
    catalog.rename(source, toDb, toName);
    return {};
  },
};

const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(command, { catalog, cursors, db }) {
    const test = compileQuery(docOf(command, 'filter'));
    const rows = catalog
      .list(db)
      .map(({ info }) => ({
        name: info.name,
        type: 'collection',
        options: info.options,
        info: { readOnly: false, uuid: info.uuid },
        idIndex: info.indexes[0],
      }))
      .filter(test)
      .map((row) => encode(command.nameOnly ? { name: row.name, type: row.type } : row));
    return cursors.start(rows, {
      namespace: `${db}.$cmd.listCollections`,
      batchSize: countOf(docOf(command, 'cursor'), 'batchSize'),
    });
  },
};

const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
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

const listIndexes: Command = {
  fields: ['cursor'],
  run(command, { catalog, cursors, db }) {
    const name = nameOf(command, 'listIndexes');
    const rows = catalog.require(db, name).indexes.map(({ spec }) => encode(spec));
    return cursors.start(rows, {
      namespace: `${db}.${name}`,
      batchSize: countOf(docOf(command, 'cursor'), 'batchSize'),
    });
  },
};

const dropIndexes: Command = {
  fields: ['index'],
  writes: true,
  run(command, { catalog, db }) {
    const name = nameOf(command, 'dropIndexes' in command ? 'dropIndexes' : 'deleteIndexes');
    const collection = catalog.require(db, name);
    const nIndexesWas = collection.indexes.length;
    const wanted = command.index;
    let kept: CollectionIndex[];
    if (wanted === '*') kept = collection.indexes.filter(({ spec }) => spec.name === '_id_');
    else {
      const found = (Array.isArray(wanted) ? wanted : [wanted]).map((item) =>
        findIndex(collection.indexes, item),
      );
      if (found.some(({ spec }) => spec.name === '_id_')) {
        throw new MongoError('InvalidOptions', 'cannot drop _id index');
      }
      kept = collection.indexes.filter((index) => !found.includes(index));
    }
    if (kept.length < nIndexesWas) collection.setIndexes(kept);
    return { nIndexesWas };
  },
};

function findIndex(indexes: CollectionIndex[], wanted: unknown): CollectionIndex {
  const index = indexes.find(({ spec }) =>
    isDoc(wanted) ? compare(spec.key, wanted) === 0 : spec.name === wanted,
  );
  if (index) return index;
  throw new MongoError(
    'IndexNotFound',
    `index not found with name or key [${isDoc(wanted) ? JSON.stringify(wanted) : String(wanted)}]`,
  );
}

const collMod: Command = {
  fields: ['index', ...validation],
  writes: true,
  run(command, { catalog, db }) {
    const collection = catalog.require(db, nameOf(command, 'collMod'));
    const reply: Doc = {};
    if ('index' in command) {
      const { keyPattern, name, expireAfterSeconds, ...rest } = docOf(command, 'index');
      const [unknown] = Object.keys(rest);
      if (unknown) throw notImplemented(`collMod of the index option '${unknown}'`);
      const index = findIndex(collection.indexes, name ?? keyPattern);
      checkExpiry(index.spec.key, expireAfterSeconds);
      const old = index.spec.expireAfterSeconds;
      const apply = (seconds: number | undefined) => {
        const spec: IndexSpec = { ...index.spec };
        delete spec.expireAfterSeconds;
        if (seconds !== undefined) spec.expireAfterSeconds = seconds;
        Object.assign(index, { spec });
        collection.info.indexes = collection.indexes.map((each) => each.spec);
      };
      apply(Number(expireAfterSeconds));
      collection.save(() => apply(old));
      Object.assign(reply, {
        ...(old === undefined ? {} : { expireAfterSeconds_old: old }),
        expireAfterSeconds_new: expireAfterSeconds,
      });
    }
    const options = optionsOf(command);
    if (Object.keys(options).length > 0) {
      const old = collection.info.options;
      collection.setOptions({ ...old, ...options });
      collection.save(() => collection.setOptions(old));
    }
    return reply;
  },
};

export const schemaCommands: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  listCollections,
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  collMod,
};
