import { ObjectId } from 'bson';
import { decode, maxDocumentBytes, tooLarge } from '../bson/codec';
import { asBson, type Doc, isDoc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { type FindOptions, findDocs } from '../query/find';
import { compileProjection } from '../query/project';
import type { Collection } from '../store/collection';
import { compileUpdate, isReplacement, type Update } from '../update/update';
import { documentFromFilter } from '../update/upsert';
import { type Command, type CommandContext, docOf, nameOf, statementsOf } from './command';
import { checkHint, queryContext } from './readCommands';

interface WriteError extends Doc {
  index: number;
  code: number;
  errmsg: string;
}

/** Runs statements one by one: an ordered batch ends at the first error, others go on. */
function runStatements<T>(
  statements: T[],
  ordered: unknown,
  run: (statement: T, index: number) => void,
): Doc {
  const writeErrors: WriteError[] = [];
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
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run(command, context) {
    const name = nameOf(command, 'insert');
    const sequence = context.sequences.get('documents');
    const inputs = sequence ?? statementsOf(command, 'documents', context);
    const collection = context.catalog.getOrCreate(context.db, name);
    let n = 0;
    const errors = runStatements<Uint8Array | Doc>(inputs, command.ordered, (input) => {
      const isBytes = input instanceof Uint8Array;
      if (isBytes && input.length > maxDocumentBytes) throw tooLarge();
      const doc = isBytes ? decode(input) : (input as Doc);
      insertDoc(collection, doc, isBytes ? input : undefined, command);
      n++;
    });
    return { n, ...errors };
  },
};

/** Inserts with the _id first, made up when missing; bytes that need no change are kept. */
function insertDoc(collection: Collection, doc: Doc, bytes: Uint8Array | undefined, options: Doc) {
  const isOrdered = Object.keys(doc)[0] === '_id';
  const { _id = new ObjectId(), ...rest } = doc;
  checkId(_id);
  const bypass = options.bypassDocumentValidation === true;
  if (isOrdered && bytes) return collection.insert(doc, Uint8Array.from(bytes), bypass);
  return collection.insert(isOrdered ? doc : { _id, ...rest }, undefined, bypass);
}

function checkId(id: unknown): void {
  if (Array.isArray(id)) throw badValue("The '_id' value cannot be of type array");
  if (asBson(id)?._bsontype === 'BSONRegExp') {
    throw badValue("The '_id' value cannot be of type regex");
  }
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$'))) {
    throw new MongoError('DollarPrefixedFieldName', '_id fields may not contain $-prefixed fields');
  }
}

interface Upserted {
  readonly doc: Doc;
}

/** The document that an update without a match inserts. */
function upsert(
  collection: Collection,
  filter: Doc,
  update: unknown,
  change: Update,
  options: Doc,
): Upserted {
  const doc = change(documentFromFilter(filter, isReplacement(update)), true);
  return { doc: insertDoc(collection, doc, undefined, options).doc };
}

const updateFields = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'collation', 'hint', 'c'];

function checkStatement(name: string, statement: Doc, known: string[]): void {
  for (const field of Object.keys(statement)) {
    if (known.includes(field)) continue;
    throw new MongoError('Location40415', `BSON field '${name}.${field}' is an unknown field.`);
  }
}

const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  writes: true,
  run(command, context) {
    const name = nameOf(command, 'update');
    const upserted: { index: number; _id: unknown }[] = [];
    let n = 0;
    let nModified = 0;
    const statements = statementsOf(command, 'updates', context);
    const errors = runStatements(statements, command.ordered, (statement, index) => {
      checkStatement('update.updates', statement, updateFields);
      const filter = docOf(statement, 'q');
      if (statement.multi && isReplacement(statement.u)) {
        throw new MongoError(
          'FailedToParse',
          'multi update is not supported for replacement-style update',
        );
      }
      const query = queryContext({ ...statement, let: command.let });
      const change = compileUpdate(statement.u, {
        filter,
        arrayFilters: statement.arrayFilters,
        variables: query.variables ?? (statement.c as Doc | undefined),
      });
      const existing = context.catalog.get(context.db, name);
      checkHint(existing, statement.hint);
      const found = findDocs(existing, filter, { limit: statement.multi ? 0 : 1, context: query });
      const bypass = command.bypassDocumentValidation === true;
      for (const stored of found) {
        if (existing?.update(stored, change(stored.doc, false), bypass)) nModified++;
        n++;
      }
      if (found.length === 0 && statement.upsert === true) {
        const collection = context.catalog.getOrCreate(context.db, name);
        const { doc } = upsert(collection, filter, statement.u, change, command);
        upserted.push({ index, _id: doc._id });
        n++;
      }
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors };
  },
};

const remove: Command = {
  fields: ['deletes', 'ordered', 'let'],
  writes: true,
  run(command, context) {
    const collection = context.catalog.get(context.db, nameOf(command, 'delete'));
    let n = 0;
    const statements = statementsOf(command, 'deletes', context);
    const errors = runStatements(statements, command.ordered, (statement) => {
      checkStatement('delete.deletes', statement, ['q', 'limit', 'collation', 'hint']);
      checkHint(collection, statement.hint);
      const limit = Number(statement.limit);
      if (limit !== 0 && limit !== 1) {
        throw new MongoError('FailedToParse', 'The limit field in delete objects must be 0 or 1');
      }
      const query = queryContext({ ...statement, let: command.let });
      for (const stored of findDocs(collection, docOf(statement, 'q'), { limit, context: query })) {
        collection?.remove(stored);
        n++;
      }
    });
    return { n, ...errors };
  },
};

const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'upsert',
    'fields',
    'arrayFilters',
    'collation',
    'let',
    'bypassDocumentValidation',
  ],
  writes: true,
  run(command, context: CommandContext) {
    const name = nameOf(command, 'findAndModify' in command ? 'findAndModify' : 'findandmodify');
    const filter = docOf(command, 'query');
    const query = queryContext(command);
    const options: FindOptions = { sort: docOf(command, 'sort'), limit: 1, context: query };
    const collection = context.catalog.get(context.db, name);
    checkHint(collection, command.hint);
    const isRemove = command.remove === true;
    if (
      isRemove === (command.update !== undefined) ||
      (isRemove && (command.new || command.upsert))
    ) {
      throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
    }
    const change = isRemove
      ? undefined
      : compileUpdate(command.update, {
          filter,
          arrayFilters: command.arrayFilters,
          variables: query.variables,
        });
    const projection = docOf(command, 'fields');
    const project = (doc: Doc | null): Doc | null =>
      doc && Object.keys(projection).length > 0
        ? compileProjection(projection, filter)(doc, query.variables)
        : doc;
    const [stored] = findDocs(collection, filter, options);
    const old = stored?.doc ?? null;
    if (!change) {
      if (stored) collection?.remove(stored);
      return { lastErrorObject: { n: stored ? 1 : 0 }, value: project(old) };
    }
    if (stored) {
      collection?.update(
        stored,
        change(stored.doc, false),
        command.bypassDocumentValidation === true,
      );
      const value = command.new ? stored.doc : old;
      return { lastErrorObject: { n: 1, updatedExisting: true }, value: project(value) };
    }
    if (!command.upsert) {
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    }
    const target = context.catalog.getOrCreate(context.db, name);
    const { doc } = upsert(target, filter, command.update, change, command);
    return {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: doc._id },
      value: command.new ? project(doc) : null,
    };
  },
};

export const writeCommands: Record<string, Command> = {
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
};
