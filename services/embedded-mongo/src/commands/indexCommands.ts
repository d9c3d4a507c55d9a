import { encode } from '../bson/codec';
import type { Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { Collection } from '../store/collection';
import type { CollectionIndex } from '../store/collectionIndex';
import { checkExpiry, parseIndexSpec } from '../store/indexSpec';
import { type Command, checkFields, docOf, listOf, nameOf } from './command';

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

const listIndexes: Command = {
  fields: ['cursor'],
  run(command, { catalog, cursors, db }) {
    checkFields('cursor', docOf(command, 'cursor'), []);
    const name = nameOf(command, 'listIndexes');
    const rows = catalog.require(db, name).indexes.map(({ spec }) => encode(spec));
    return cursors.start(rows, { namespace: `${db}.${name}` });
  },
};

const dropIndexes: Command = {
  fields: ['index'],
  writes: true,
  run(command, { catalog, db }) {
    const collection = catalog.require(db, nameOf(command, 'dropIndexes'));
    const { indexes } = collection;
    const dropped = indexNamed(collection, command.index);
    if (dropped.spec.name === '_id_') {
      throw new MongoError('InvalidOptions', 'cannot drop _id index');
    }
    collection.setIndexes(indexes.filter((index) => index !== dropped));
    return { nIndexesWas: indexes.length };
  },
};

function indexNamed({ indexes }: Collection, name: unknown): CollectionIndex {
  const index = indexes.find(({ spec }) => spec.name === name);
  if (index) return index;
  throw new MongoError('IndexNotFound', `index not found with name [${String(name)}]`);
}

/** Gives a TTL index, found by its name, another lifetime. @throws CannotCreateIndex. */
export function changeExpiry(collection: Collection, change: Doc): void {
  checkFields('collMod.index', change, ['name', 'expireAfterSeconds']);
  const index = indexNamed(collection, change.name);
  const old = index.spec;
  checkExpiry(old.key, change.expireAfterSeconds);
  const apply = (spec: typeof old) => {
    index.spec = spec;
    collection.info.indexes = collection.indexes.map((each) => each.spec);
  };
  apply({ ...old, expireAfterSeconds: Number(change.expireAfterSeconds) });
  collection.save(() => apply(old));
}

export const indexCommands: Record<string, Command> = { createIndexes, listIndexes, dropIndexes };
