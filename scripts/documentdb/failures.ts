import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { codes } from '@pressline/embedded-mongo/errors';
import { transient } from '@pressline/embedded-mongo/sessions/transactions';

type CodeName = keyof typeof codes;

/** MongoDB's names of DocumentDB's errors, as `pg_documentdb_gw` has them; the others are InternalError. */
const names: Readonly<Record<string, CodeName>> = {
  M0001: 'BadValue',
  M0003: 'FailedToParse',
  M0004: 'TypeMismatch',
  M0008: 'NamespaceNotFound',
  M000A: 'PathNotViable',
  M000D: 'ConflictingUpdateOperators',
  M000M: 'ImmutableField',
  M000N: 'CannotCreateIndex',
  M000R: 'IndexOptionsConflict',
  M000S: 'IndexKeySpecsConflict',
  M001B: 'BSONObjectTooLarge',
  M001C: 'DuplicateKey',
  // PostgreSQL's own, which DocumentDB passes on for an update.
  '23P01': 'DuplicateKey',
  '23505': 'DuplicateKey',
  '40001': 'WriteConflict',
  '40P01': 'WriteConflict',
  '53100': 'OutOfDiskSpace',
};

const errorOf = (state: string, message: string): Doc => {
  const codeName = names[state] ?? 'InternalError';
  return { code: codes[codeName], codeName, errmsg: message };
};

export function failureOf(error: unknown): Doc {
  const { code = '', message } = error as Error & { code?: string };
  return { ok: 0, ...errorOf(code, message) };
}

/** PostgreSQL packs a state into a number: six bits a character. */
const stateOf = (packed: number): string =>
  [0, 6, 12, 18, 24].map((shift) => String.fromCharCode(48 + ((packed >> shift) & 63))).join('');

/** An error of one statement, whose number DocumentDB leaves as PostgreSQL has it. */
export const statementError = ({ index, code, errmsg }: Doc): Doc => ({
  index,
  ...errorOf(stateOf(Number(code)), String(errmsg)),
});

/** Of two inserts of one key PostgreSQL may end one; MongoDB tries it again. */
export const isDeadlock = ({ errmsg }: Doc): boolean => errmsg === 'deadlock detected';

/** PostgreSQL ended the transaction because of another one. */
export const isConflict = ({ code }: Doc): boolean => code === codes.WriteConflict;

/** An answer to a command of a transaction, with the label on which a driver runs it again. */
export const withLabel = (reply: Doc): Doc =>
  isConflict(reply) ? { ...reply, ok: 0, ...transient } : reply;

/** The unique index that refused a document: its name, or its number in PostgreSQL. */
export const refusingIndex = ({ code, errmsg }: Doc): string | undefined =>
  code === codes.DuplicateKey
    ? /[Ii]ndex '(.+)'|documents_rum_index_(\d+)/.exec(String(errmsg))?.slice(1).find(Boolean)
    : undefined;
