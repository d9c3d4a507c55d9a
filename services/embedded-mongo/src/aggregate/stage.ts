import type { Doc } from '../bson/values';
import { isDoc } from '../bson/values';
import { MongoError } from '../errors';
import type { Catalog } from '../store/catalog';
import type { Variables } from './expression';

/** What a stage may reach besides its documents. */
export interface StageContext {
  readonly catalog: Catalog;
  readonly db: string;
  readonly variables?: Variables;
}

/** One compiled step of a pipeline. Documents are never changed in place. */
export type Stage = (docs: Doc[], context: StageContext) => Doc[];

export type StageCompiler = (argument: unknown, compile: (pipeline: unknown) => Stage) => Stage;

/** The single `{name: argument}` of a stage document. */
export function stageEntry(stage: unknown): [string, unknown] {
  const entries = isDoc(stage) ? Object.entries(stage) : [];
  const [entry] = entries;
  if (!entry || entries.length > 1) {
    throw new MongoError(
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return entry;
}

export const stageError = (name: string, message: string) =>
  new MongoError('FailedToParse', `${name}: ${message}`);

export function stageDoc(
  name: string,
  argument: unknown,
  required: string[],
  optional: string[] = [],
): Doc {
  if (!isDoc(argument)) throw stageError(name, 'the specification must be an object');
  for (const key of required) {
    if (!(key in argument)) throw stageError(name, `missing field '${key}'`);
  }
  for (const key of Object.keys(argument)) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw stageError(name, `unsupported field '${key}'`);
    }
  }
  return argument;
}

/** A path given as `$path`. */
export function pathOf(name: string, value: unknown): string {
  if (typeof value === 'string' && /^\$[^$]/.test(value)) return value.slice(1);
  throw stageError(name, `'${String(value)}' must be a path that starts with $`);
}
