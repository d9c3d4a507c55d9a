import { decode } from '../bson/codec';
import { type Doc, isDoc, isNumeric } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { Catalog } from '../store/catalog';
import type { Cursors } from './cursors';

export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly db: string;
  /** Documents sent beside the command, as bytes. */
  readonly sequences: ReadonlyMap<string, Uint8Array[]>;
}

export interface Command {
  /** The fields it understands besides `commonFields`; any other is refused. */
  readonly fields: readonly string[];
  /** Whether its changes must be committed before the reply. */
  readonly writes?: boolean;
  /** Gives the reply without `ok`, or the whole reply as bytes. */
  readonly run: (command: Doc, context: CommandContext) => Doc | Uint8Array;
}

/** The fields of every command. The last two are ignored: they cannot change a result. */
export const commonFields = ['$db', 'lsid', 'writeConcern', 'readConcern', 'maxTimeMS'];

/** @throws Location40415 for a field that is not among the known ones. */
export function checkFields(name: string, doc: Doc, known: readonly string[]): void {
  const unknown = Object.keys(doc).find((field) => !known.includes(field));
  if (unknown === undefined) return;
  throw new MongoError('Location40415', `BSON field '${name}.${unknown}' is an unknown field.`);
}

/** @throws what `checkFields` refuses, IllegalOperation in a transaction, BadValue for `w` > 1. */
export function checkCommand(name: string, command: Doc, { fields }: Command): void {
  if ('txnNumber' in command) {
    throw new MongoError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  checkFields(name, command, [name, ...commonFields, ...fields]);
  const concern = command.writeConcern;
  if (isDoc(concern) && isNumeric(concern.w) && Number(concern.w) > 1) {
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
  }
}

export function nameOf(command: Doc, key: string): string {
  const name = command[key];
  if (typeof name === 'string' && name !== '') return name;
  throw new MongoError(
    'InvalidNamespace',
    `collection name has invalid type or is empty in ${key}`,
  );
}

const wrongType = (key: string, wanted: string) =>
  new MongoError('TypeMismatch', `BSON field '${key}' is the wrong type, expected ${wanted}`);

/** A document argument; missing gives an empty one. */
export function docOf(command: Doc, key: string): Doc {
  const value = command[key] ?? {};
  if (isDoc(value)) return value;
  throw wrongType(key, "'object'");
}

/** A whole number >= 0; missing gives undefined. */
export function countOf(command: Doc, key: string): number | undefined {
  const value = command[key] ?? undefined;
  if (value === undefined) return undefined;
  const number = isNumeric(value) ? Number(value) : Number.NaN;
  if (Number.isInteger(number) && number >= 0) return number;
  throw wrongType(key, 'a whole number >= 0');
}

export function listOf(command: Doc, key: string): unknown[] {
  const value = command[key];
  if (Array.isArray(value)) return value;
  throw wrongType(key, "'array'");
}

/** The statements of a write command, from the body or from a document sequence. */
export function statementsOf(command: Doc, key: string, context: CommandContext): Doc[] {
  const sequence = context.sequences.get(key);
  const statements = sequence ? sequence.map(decode) : listOf(command, key);
  if (!statements.every(isDoc)) throw wrongType(key, "a list of 'object'");
  if (statements.length === 0 || statements.length > 100_000) {
    throw new MongoError(
      'InvalidLength',
      'Write batch sizes must be between 1 and 100000 operations.',
    );
  }
  return statements;
}
