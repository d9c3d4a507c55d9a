import { decode, maxDocumentBytes, tooLarge } from '../bson/codec';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { findDocs } from '../query/find';
import { compileUpdate, isReplacement } from '../update/update';
import { type Command, checkFields, docOf, nameOf, statementsOf } from './command';
import { findAndModify } from './findAndModify';
import { insertDoc, upsert } from './insertDoc';

/** Runs statements one by one: an ordered batch ends at the first error, others go on. */
function runStatements<T>(
  statements: T[],
  ordered: unknown,
  run: (statement: T, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

const insert: Command = {
  fields: ['documents', 'ordered'],
  writes: true,
  isInTransactions: true,
  run(command, context) {
    const name = nameOf(command, 'insert');
    const sequence = context.sequences.get('documents');
    const inputs = sequence ?? statementsOf(command, 'documents', context);
    const collection = context.catalog.getOrCreate(context.db, name);
    let n = 0;
    const errors = runStatements<Uint8Array | Doc>(inputs, command.ordered, (input) => {
      if (input instanceof Uint8Array) {
        if (input.length > maxDocumentBytes) throw tooLarge();
        insertDoc(collection, decode(input), input);
      } else insertDoc(collection, input);
      n++;
    });
    return { n, ...errors };
  },
};

export const updateFields = ['q', 'u', 'multi', 'upsert'];

const update: Command = {
  fields: ['updates', 'ordered'],
  writes: true,
  isInTransactions: true,
  run(command, context) {
    const name = nameOf(command, 'update');
    const upserted: { index: number; _id: unknown }[] = [];
    let n = 0;
    let nModified = 0;
    const statements = statementsOf(command, 'updates', context);
    const errors = runStatements(statements, command.ordered, (statement, index) => {
      checkFields('update.updates', statement, updateFields);
      const filter = docOf(statement, 'q');
      const changes = docOf(statement, 'u');
      if (statement.multi && isReplacement(changes)) {
        throw new MongoError(
          'FailedToParse',
          'multi update is not supported for replacement-style update',
        );
      }
      const change = compileUpdate(changes);
      const existing = context.catalog.get(context.db, name);
      const found = findDocs(existing, filter, { limit: statement.multi ? 0 : 1 });
      for (const stored of found) {
        if (existing?.update(stored, change(stored.doc, false))) nModified++;
        n++;
      }
      if (found.length === 0 && statement.upsert === true) {
        const collection = context.catalog.getOrCreate(context.db, name);
        const { _id } = upsert(collection, filter, changes);
        upserted.push({ index, _id });
        n++;
      }
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors };
  },
};

export const deleteFields = ['q', 'limit'];

const remove: Command = {
  fields: ['deletes', 'ordered'],
  writes: true,
  isInTransactions: true,
  run(command, context) {
    const collection = context.catalog.get(context.db, nameOf(command, 'delete'));
    let n = 0;
    const statements = statementsOf(command, 'deletes', context);
    const errors = runStatements(statements, command.ordered, (statement) => {
      checkFields('delete.deletes', statement, deleteFields);
      const limit = Number(statement.limit);
      if (limit !== 0 && limit !== 1) {
        throw new MongoError('FailedToParse', 'The limit field in delete objects must be 0 or 1');
      }
      for (const stored of findDocs(collection, docOf(statement, 'q'), { limit })) {
        collection?.remove(stored);
        n++;
      }
    });
    return { n, ...errors };
  },
};

export const writeCommands: Record<string, Command> = {
  insert,
  update,
  delete: remove,
  findAndModify,
};
