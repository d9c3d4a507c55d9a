import { runPipeline } from '../aggregate/pipeline';
import { encode } from '../bson/codec';
import { type Doc, isDoc, isNumeric } from '../bson/values';
import { MongoError, notImplemented } from '../errors';
import { examineDocs, findDocs } from '../query/find';
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

/** Whether a projection keeps the field. @throws for operators, expressions and paths. */
function isKept(name: string, value: unknown): boolean {
  const [operator = ''] = isDoc(value) ? Object.keys(value) : [];
  if (operator.startsWith('$')) {
    throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  }
  if (/[.$]/.test(name)) throw notImplemented(`The path '${name}' in a projection`);
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return Number(value) !== 0;
  throw notImplemented(`The value of '${name}' in a projection`);
}

/**
 * Compiles a projection of find: the fields to keep, or those to leave out.
 * @throws Location31253/31254 for a mix of both.
 */
function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const kept = new Map(Object.entries(spec).map(([name, value]) => [name, isKept(name, value)]));
  const [first, ...others] = [...kept].filter(([name]) => name !== '_id');
  const isInclusion = first?.[1] ?? kept.get('_id') ?? false;
  const other = others.find(([, keeps]) => keeps !== isInclusion);
  if (other) {
    const [given, wanted] = isInclusion ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
    throw new MongoError(
      isInclusion ? 'Location31254' : 'Location31253',
      `Cannot do ${given} on field ${other[0]} in ${wanted} projection`,
    );
  }
  const keeps = (name: string) => kept.get(name) ?? (name === '_id' || !isInclusion);
  return (doc) => Object.fromEntries(Object.entries(doc).filter(([name]) => keeps(name)));
}

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
