import { encode } from '../bson/codec';
import { compileQuery } from '../query/match';
import { type Command, checkFields, docOf, nameOf } from './command';

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

export const collectionCommands: Record<string, Command> = { drop, dropDatabase, listCollections };
