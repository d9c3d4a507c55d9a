import { decode } from '../bson/codec';
import { type Doc, isDoc, isNumeric } from '../bson/values';
import { MongoError } from '../errors';
import type { Transactions } from '../sessions/transactions';
import type { Catalog } from '../store/catalog';
import type { Cursors } from './cursors';

export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly transactions: Transactions;
  /** Where the client reaches the server. */
  readonly address: string;
  readonly db: string;
  /** Documents sent beside the command, as bytes. */
  readonly sequences: ReadonlyMap<string, Uint8Array[]>;
}

export interface Command {
  /** The fields it understands besides `commonFields`; any other is refused. */
  readonly fields: readonly string[];
  /** Whether its changes must be committed before the reply. */
  readonly writes?: boolean;
  /** Whether transactions may contain it. */
  readonly isInTransactions?: boolean;
  /** Gives the reply without `ok`, or the whole reply as bytes. */
  readonly run: (command: Doc, context: CommandContext) => Doc | Uint8Array;
}

/** The fields of every command. The last three are ignored: they cannot change a result. */
export const commonFields = [
  ...['$db', 'lsid', 'txnNumber', 'autocommit', 'startTransaction', 'writeConcern'],
  ...['readConcern', '$readPreference', 'maxTimeMS'],
];

/** @throws Location40415 for a field that is not among the known ones. */
export function checkFields(name: string, doc: Doc, known: readonly string[]): void {
  const unknown = Object.keys(doc).find((field) => !known.includes(field));
  if (unknown === undefined) return;
  throw new MongoError('Location40415', `BSON field '${name}.${unknown}' is an unknown field.`);
}

/** @throws what `checkFields` and `checkSession` refuse, UnsatisfiableWriteConcern for `w` > 1. */
export function checkCommand(name: string, command: Doc, known: Command): void {
  checkFields(name, command, [name, ...commonFields, ...known.fields]);
  checkSession(name, command, known);
  const concern = command.writeConcern;
  if (isDoc(concern) && isNumeric(concern.w) && Number(concern.w) > 1) {
    throw new MongoError('UnsatisfiableWriteConcern', 'Not enough data-bearing nodes');
  }
}

const invalidOptions = (message: string) => new MongoError('InvalidOptions', message);

/** @throws for a command that may not be part of a transaction, or a write that may not be repeated. */
function checkSession(name: string, command: Doc, { writes, isInTransactions }: Command): void {
  const { txnNumber, autocommit, startTransaction, readConcern } = command;
  const isSnapshot = isDoc(readConcern) && readConcern.level === 'snapshot';
  if (autocommit === undefined) {
    if (startTransaction !== undefined) throw invalidOptions("'autocommit' must be specified");
    if (isSnapshot) throw invalidOptions('Reads at a snapshot are for transactions only');
    if (txnNumber === undefined || (writes && isInTransactions)) return;
    throw new MongoError('Location50768', `${name} is not a retryable write command`);
  }
  if (autocommit !== false) throw invalidOptions("'autocommit' must be false");
  if (txnNumber === undefined) throw invalidOptions("'autocommit' requires a transaction number");
  if (startTransaction !== undefined && startTransaction !== true) {
    throw invalidOptions("'startTransaction' must be true");
  }
  if (!isInTransactions) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Cannot run '${name}' in a multi-document transaction.`,
    );
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
