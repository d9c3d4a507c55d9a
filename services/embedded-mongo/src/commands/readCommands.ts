import { runPipeline } from '../aggregate/pipeline';
import { encode } from '../bson/codec';
import { isDoc } from '../bson/values';
import { MongoError } from '../errors';
import { findDocs } from '../query/find';
import { compileProjection } from '../query/project';
import { type Command, checkFields, countOf, docOf, listOf, nameOf } from './command';

function* map<T>(rows: T[], change: (row: T) => Uint8Array): Generator<Uint8Array> {
  for (const row of rows) yield change(row);
}

const find: Command = {
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'singleBatch'],
  run(command, { catalog, cursors, db }) {
    const name = nameOf(command, 'find');
    const found = findDocs(catalog.get(db, name), docOf(command, 'filter'), {
      sort: docOf(command, 'sort'),
      skip: countOf(command, 'skip'),
      limit: countOf(command, 'limit'),
    });
    const projection = docOf(command, 'projection');
    const isWhole = Object.keys(projection).length === 0;
    const project = compileProjection(projection);
    const rows = found.map(({ doc, bytes }) => (isWhole ? bytes : doc));
    return cursors.start(
      map(rows, (row) => (row instanceof Uint8Array ? row : encode(project(row)))),
      { namespace: `${db}.${name}`, singleBatch: command.singleBatch === true },
    );
  },
};

const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
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
  run: (command, { cursors, db }) =>
    cursors.next(command.getMore, `${db}.${nameOf(command, 'collection')}`),
};

const killCursors: Command = {
  fields: ['cursors'],
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
  aggregate,
  getMore,
  killCursors,
};
