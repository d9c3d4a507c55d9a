import { MongoError } from '../errors';
import { findDocs } from '../query/find';
import { compileUpdate } from '../update/update';
import { type Command, docOf, nameOf } from './command';
import { upsert } from './insertDoc';

export const findAndModify: Command = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'upsert'],
  writes: true,
  isInTransactions: true,
  run(command, { catalog, db }) {
    const name = nameOf(command, 'findAndModify');
    const filter = docOf(command, 'query');
    const isRemoval = command.remove === true;
    if (
      isRemoval === (command.update !== undefined) ||
      (isRemoval && (command.new || command.upsert))
    ) {
      throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
    }
    const changes = docOf(command, 'update');
    const change = compileUpdate(changes);
    const collection = catalog.get(db, name);
    const [stored] = findDocs(collection, filter, { sort: docOf(command, 'sort'), limit: 1 });
    const old = stored?.doc ?? null;
    if (isRemoval) {
      if (stored) collection?.remove(stored);
      return { lastErrorObject: { n: stored ? 1 : 0 }, value: old };
    }
    if (stored) {
      collection?.update(stored, change(stored.doc, false));
      const value = command.new ? stored.doc : old;
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!command.upsert) {
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    }
    const doc = upsert(catalog.getOrCreate(db, name), filter, changes);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id },
      value: command.new ? doc : null,
    };
  },
};
