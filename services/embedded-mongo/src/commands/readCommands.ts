import { compileExpression, type Variables } from '../aggregate/expression';
import { writes } from '../aggregate/outputStages';
import { runPipeline } from '../aggregate/pipeline';
import { encode } from '../bson/codec';
import { splitPath, valuesAt } from '../bson/paths';
import { valueKey } from '../bson/valueKey';
import { type Doc, isDoc } from '../bson/values';
import { MongoError, notImplemented } from '../errors';
import { stringOrder } from '../query/collation';
import { countDocs } from '../query/count';
import { findDocs } from '../query/find';
import type { QueryContext } from '../query/match';
import { compileProjection } from '../query/project';
import type { Collection } from '../store/collection';
import {
  type Command,
  type CommandContext,
  countOf,
  cursorId,
  docOf,
  listOf,
  nameOf,
} from './command';

/** The collation and the `let` variables of a command. */
export function queryContext(command: Doc): QueryContext {
  return { strings: stringOrder(command.collation), variables: variablesOf(command) };
}

export function variablesOf(command: Doc): Variables | undefined {
  if (command.let === undefined) return undefined;
  return compileExpression(docOf(command, 'let'))({}) as Variables;
}

/** @throws BadValue when the hint names no index. */
export function checkHint(collection: Collection | undefined, hint: unknown): void {
  if (hint === undefined || !collection) return;
  const known = collection.indexes.some(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : valueKey(spec.key) === valueKey(hint),
  );
  if (!known && !(isDoc(hint) && '$natural' in hint)) {
    throw new MongoError('BadValue', 'hint provided does not correspond to an existing index');
  }
}

function refuseTruthy(command: Doc, names: string[]): void {
  for (const name of names) if (command[name]) throw notImplemented(`The option '${name}'`);
}

const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'collation',
    'let',
    'noCursorTimeout',
    'allowDiskUse',
    'tailable',
    'awaitData',
    'returnKey',
    'showRecordId',
    'min',
    'max',
    'oplogReplay',
    'allowPartialResults',
  ],
  run(command, { catalog, cursors, db }) {
    refuseTruthy(command, ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max']);
    const name = nameOf(command, 'find');
    const collection = catalog.get(db, name);
    checkHint(collection, command.hint);
    const filter = docOf(command, 'filter');
    const context = queryContext(command);
    const found = findDocs(collection, filter, {
      sort: docOf(command, 'sort'),
      skip: countOf(command, 'skip'),
      limit: countOf(command, 'limit'),
      context,
    });
    const projection = docOf(command, 'projection');
    const isPlain = Object.keys(projection).length === 0;
    const project = compileProjection(projection, filter);
    const snapshot = found.map(({ doc, bytes }) => (isPlain ? bytes : doc));
    return cursors.start(
      map(snapshot, (row) =>
        row instanceof Uint8Array ? row : encode(project(row as Doc, context.variables)),
      ),
      {
        namespace: `${db}.${name}`,
        batchSize: countOf(command, 'batchSize'),
        singleBatch: command.singleBatch === true,
      },
    );
  },
};

function* map<T, U>(rows: T[], change: (row: T) => U): Generator<U> {
  for (const row of rows) yield change(row);
}

const aggregate: Command = {
  fields: [
    'pipeline',
    'cursor',
    'explain',
    'allowDiskUse',
    'collation',
    'let',
    'bypassDocumentValidation',
  ],
  writes: (command) => writes(command.pipeline),
  run(command, { catalog, cursors, db }) {
    if (command.explain) throw notImplemented('explain');
    if (stringOrder(command.collation)) throw notImplemented('A collation in aggregate');
    if (!isDoc(command.cursor)) {
      throw new MongoError('FailedToParse', "The 'cursor' option is required");
    }
    const isCollection = typeof command.aggregate === 'string';
    const name = isCollection ? nameOf(command, 'aggregate') : '$cmd.aggregate';
    const collection = isCollection ? catalog.get(db, name) : undefined;
    checkHint(collection, command.hint);
    const rows = runPipeline(collection, command.pipeline, {
      catalog,
      db,
      variables: variablesOf(command),
    });
    return cursors.start(map(rows, encode), {
      namespace: `${db}.${name}`,
      batchSize: countOf(command.cursor, 'batchSize'),
    });
  },
};

const count: Command = {
  fields: ['query', 'limit', 'skip', 'collation', 'fields'],
  run(command, { catalog, db }) {
    const collection = catalog.get(db, nameOf(command, 'count'));
    checkHint(collection, command.hint);
    const query = docOf(command, 'query');
    const isEverything = Object.keys(query).length === 0 && !command.skip && !command.limit;
    if (isEverything) return { n: collection?.docs.size ?? 0 };
    const n = countDocs(collection, query, {
      skip: countOf(command, 'skip'),
      limit: countOf(command, 'limit'),
      context: queryContext(command),
    });
    return { n };
  },
};

const distinct: Command = {
  fields: ['key', 'query', 'collation'],
  run(command, { catalog, db }) {
    if (typeof command.key !== 'string')
      throw new MongoError('TypeMismatch', 'key must be a string');
    const parts = splitPath(command.key);
    const found = findDocs(catalog.get(db, nameOf(command, 'distinct')), docOf(command, 'query'), {
      context: queryContext(command),
    });
    if (stringOrder(command.collation)) throw notImplemented('A collation in distinct');
    const values = new Map<string, unknown>();
    for (const { doc } of found) {
      for (const value of valuesAt(doc, parts).flatMap((v) => (Array.isArray(v) ? v : [v]))) {
        if (value !== undefined) values.set(valueKey(value), value);
      }
    }
    return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  },
};

const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run(command, { cursors, db }: CommandContext) {
    const namespace = `${db}.${nameOf(command, 'collection')}`;
    return cursors.next(cursorId(command.getMore), namespace, countOf(command, 'batchSize') ?? 0);
  },
};

const killCursors: Command = {
  fields: ['cursors'],
  run(command, { cursors }) {
    const ids = listOf(command, 'cursors');
    const killed = ids.filter((id) => cursors.kill(cursorId(id)));
    const missing = ids.filter((id) => !killed.includes(id));
    return {
      cursorsKilled: killed,
      cursorsNotFound: missing,
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};

export const readCommands: Record<string, Command> = {
  find,
  aggregate,
  count,
  distinct,
  getMore,
  killCursors,
};
