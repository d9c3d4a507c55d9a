import type { Long } from 'bson';
import { decode } from '../bson/codec';
import { asBson, type Doc, isDoc, isNumeric } from '../bson/values';
import { badValue, MongoError } from '../errors';
import type { Catalog } from '../store/catalog';
import type { Cursors } from './cursors';

/** What a command may reach. */
export interface CommandContext {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly db: string;
  /** Documents sent beside the command, as bytes. */
  readonly sequences: ReadonlyMap<string, Uint8Array[]>;
}

export interface Command {
  /** The fields it understands; any other is refused rather than ignored. */
  readonly fields: readonly string[];
  /** Whether its changes must be committed before the reply. */
  readonly writes?: boolean | ((command: Doc) => boolean);
  /** Gives the reply without `ok`, or the whole reply as bytes. */
  readonly run: (command: Doc, context: CommandContext) => Doc | Uint8Array;
}

const commonFields = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'hint',
]);

/** @throws Location40415 for a field the command does not know, IllegalOperation in a transaction. */
export function checkFields(name: string, command: Doc, { fields }: Command): void {
  if ('startTransaction' in command || 'autocommit' in command || 'txnNumber' in command) {
    throw new MongoError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  for (const field of Object.keys(command)) {
    if (field === name || commonFields.has(field) || fields.includes(field)) continue;
    throw new MongoError('Location40415', `BSON field '${name}.${field}' is an unknown field.`);
  }
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

/** A document argument; missing gives an empty one. */
export function docOf(command: Doc, key: string): Doc {
  const value = command[key];
  if (value === undefined || value === null) return {};
  if (isDoc(value)) return value;
  throw new MongoError('TypeMismatch', `BSON field '${key}' is the wrong type, expected 'object'`);
}

/** A whole number >= 0; missing gives undefined. */
export function countOf(command: Doc, key: string): number | undefined {
  const value = command[key];
  if (value === undefined || value === null) return undefined;
  const number = isNumeric(value) ? Number(value) : Number.NaN;
  if (Number.isInteger(number) && number >= 0) return number;
  throw new MongoError('TypeMismatch', `BSON field '${key}' must be a whole number >= 0`);
}

export function listOf(command: Doc, key: string): unknown[] {
  const value = command[key];
  if (Array.isArray(value)) return value;
  throw new MongoError('TypeMismatch', `BSON field '${key}' is the wrong type, expected 'array'`);
}

/** The statements of a write command, from the body or from a document sequence. */
export function statementsOf(command: Doc, key: string, context: CommandContext): Doc[] {
  const sequence = context.sequences.get(key);
  const statements = sequence ? sequence.map(decode) : listOf(command, key);
  if (!statements.every(isDoc)) throw new MongoError('TypeMismatch', `'${key}' must hold objects`);
  if (statements.length === 0 || statements.length > 100_000) {
    throw new MongoError(
      'InvalidLength',
      'Write batch sizes must be between 1 and 100000 operations.',
    );
  }
  return statements;
}

export const cursorId = (value: unknown): bigint => {
  const bson = asBson(value);
  if (bson?._bsontype === 'Long') return (bson as Long).toBigInt();
  return isNumeric(value) ? BigInt(Number(value)) : -1n;
};
