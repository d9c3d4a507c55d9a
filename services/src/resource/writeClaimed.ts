import { mongo } from 'mongoose';
import { mayHaveWritten } from '../database/faults';
import { saving } from '../database/saving';
import type { StoredDocument } from './createModel';
import type { Kind } from './kinds';
import { type HookContext, nothingClaimed, type UndoClaim, type Write } from './ResourceHooks';

interface ClaimedWrite<Result> {
  kind: Kind;
  context: HookContext;
  /** What `act` is about to make of what. */
  write: Write<StoredDocument>;
  /** The one step in the database; null when there was nothing to write on. */
  act(): Promise<Result | null>;
  /** What follows the write once it was made. */
  settle(result: Result): Promise<void>;
  /** Tells all instances that the content is another. */
  announce(): Promise<void>;
}

/** Whether the database answered that it did not write. After any other error it may have. */
const isRefusal = (error: unknown) =>
  error instanceof mongo.MongoServerError && !mayHaveWritten(error);

/**
 * Writes after claiming what the write depends on, and gives that back when the write did not
 * happen. Nobody knows whether it did when the connection broke: then the claims stay, which end or
 * are corrected in time, and the write is announced as one that failed half-way is.
 * @throws HttpError 503 that says so then; the errors of its steps otherwise
 */
export async function writeClaimed<Result>(options: ClaimedWrite<Result>): Promise<Result | null> {
  const undo = (await options.kind.hooks.claim?.(options.context, options.write)) ?? nothingClaimed;
  return saving(() => writeAfter(undo, options));
}

async function writeAfter<Result>(
  undo: UndoClaim,
  { act, settle, announce }: ClaimedWrite<Result>,
): Promise<Result | null> {
  let result: Result | null;
  try {
    result = await act();
  } catch (error) {
    // Claims that cannot be given back end or are corrected in time, too.
    if (isRefusal(error)) await undo().catch(() => undefined);
    else await announce().catch(() => undefined);
    throw error;
  }
  if (result === null) {
    await undo();
    return null;
  }
  try {
    await settle(result);
  } finally {
    await announce();
  }
  return result;
}
