import { encode } from '../bson/codec';
import { compare } from '../bson/compare';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { compileQuery } from '../query/match';
import { type Command, checkFields, docOf, nameOf } from './command';
import { changeExpiry } from './indexCommands';

/** The options of a collection that a command gives. @throws for a malformed validator. */
function optionsOf(command: Doc): Doc {
  if (!('validator' in command)) return {};
  const validator = docOf(command, 'validator');
  compileQuery(validator);
  return { validator };
}

const create: Command = {
  fields: ['validator'],
  writes: true,
  run(command, { catalog, db }) {
    const name = nameOf(command, 'create');
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

const collMod: Command = {
  fields: ['index', 'validator'],
  writes: true,
  run(command, { catalog, db }) {
    const collection = catalog.require(db, nameOf(command, 'collMod'));
    if ('index' in command) changeExpiry(collection, docOf(command, 'index'));
    if ('validator' in command) {
      const old = collection.info.options;
      collection.setOptions({ ...old, ...optionsOf(command) });
      collection.save(() => collection.setOptions(old));
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
      .map(({ info: { name, options } }) => ({ name, type: 'collection', options }))
      .filter(compileQuery(docOf(command, 'filter')))
      .map(({ options, ...row }) => encode(command.nameOnly ? row : { ...row, options }));
    return cursors.start(rows, { namespace: `${db}.$cmd.listCollections` });
  },
};

export const collectionCommands: Record<string, Command> = {
  create,
  collMod,
  drop,
  dropDatabase,
  listCollections,
};
