import { runPipeline } from '../aggregate/pipeline';
import { encode } from '../bson/codec';
import { type Doc, isDoc } from '../bson/values';
import { MongoError } from '../errors';
import { examineDocs, findDocs } from '../query/find';
import { compileProjection } from '../query/project';
import {
  type Command,
  type CommandContext,
  checkCommand,
  checkFields,
  countOf,
  docOf,
  listOf,
  nameOf,
} from './command';

function* map<T>(rows: T[], change: (row: T) => Uint8Array): Generator<Uint8Array> {
  for (const row of rows) yield change(row);
}

const queryOf = (command: Doc, { catalog, db }: CommandContext) =>
  [
    catalog.get(db, nameOf(command, 'find')),
    docOf(command, 'filter'),
    {
      sort: docOf(command, 'sort'),
      skip: countOf(command, 'skip'),
      limit: countOf(command, 'limit'),
    },
  ] as const;

const find: Command = {
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'singleBatch'],
  isInTransactions: true,
  run(command, context) {
    const found = findDocs(...queryOf(command, context));
    const projection = docOf(command, 'projection');
    const isWhole = Object.keys(projection).length === 0;
    const project = compileProjection(projection);
    const rows = found.map(({ doc, bytes }) => (isWhole ? bytes : doc));
    return context.cursors.start(
      map(rows, (row) => (row instanceof Uint8Array ? row : encode(project(row)))),
      { namespace: `${context.db}.${command.find}`, singleBatch: command.singleBatch === true },
    );
  },
};

/** What a `find` reads for its answer; an index of ours leads to whole documents. */
const explain: Command = {
  fields: ['verbosity'],
  run(command, context) {
    const asked = docOf(command, 'explain');
    checkCommand('find', asked, find);
    const { found, examined } = examineDocs(...queryOf(asked, context));
    return { executionStats: { nReturned: found.length, totalDocsExamined: examined } };
  },
};

const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  isInTransactions: true,
  run(command, { catalog, cursors, db }) {
    if (!isDoc(command.cursor)) {
      throw new MongoError('FailedToParse', "The 'cursor' option is required");
    }
    checkFields('cursor', command.cursor, []);
    const name = nameOf(command, 'aggregate');
    const rows = runPipeline(catalog.get(db, name), listOf(command, 'pipeline'));
    return cursors.start(map(rows, encode), { namespace: `${db}.${name}` });
  },
};

const getMore: Command = {
  fields: ['collection'],
  isInTransactions: true,
  run: (command, { cursors, db }) =>
    cursors.next(command.getMore, `${db}.${nameOf(command, 'collection')}`),
};

const killCursors: Command = {
  fields: ['cursors'],
  isInTransactions: true,
  run(command, { cursors }) {
    const ids = listOf(command, 'cursors');
    const killed = ids.filter((id) => cursors.kill(id));
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};

export const readCommands: Record<string, Command> = {
  find,
  explain,
  aggregate,
  getMore,
  killCursors,
};
