import { mongo } from 'mongoose';
import type { UndoClaim } from '../../people/auth/removalClaims';
import { mayHaveWritten } from '../../store/connection/faults';
import { afterSaving, saving } from '../../store/connection/saving';
import type { StoredDocument } from '../../store/database/createModel';
import { describeWrite } from './describeWrite';
import { type HookContext, nothingClaimed, type Write } from './hooks/ResourceHooks';
import type { ResourceType } from './resourceTypes';

interface ClaimedWrite<Result> {
  type: ResourceType;
  context: HookContext;
  /** What `act` is about to make of what. */
  write: Write<StoredDocument>;
  /** The one step in the database; null when there was nothing to write on. */
  act(): Promise<Result | null>;
  /** What follows the write once it was made. */
  afterWrite(result: Result): Promise<void>;
  /** Raises the content version, for all instances. */
  announce(): Promise<void>;
}

/** Whether the database answered that it did not write. After any other error it may have. */
const isRefusal = (error: unknown) =>
  error instanceof mongo.MongoServerError && !mayHaveWritten(error);

/**
 * Writes after reserving what the write depends on, and releases it if the write was refused. If the
 * connection broke, the write may or may not have happened: the reservations stay, which expire or
 * are corrected later, and the content version is raised.
 * @throws HttpError 503 in that case, or when the database fails after the write; otherwise the
 * errors of its steps
 */
export async function writeClaimed<Result>(options: ClaimedWrite<Result>): Promise<Result | null> {
  const { type, context, write, act, afterWrite, announce } = options;
  const record = (outcome: 'done' | 'unknown') =>
    context.audit.write({ outcome, ...describeWrite(type, write) });
  const undo = (await type.hooks.claim?.(context, write)) ?? nothingClaimed;
  const result = await saving(() => act().catch((error) => giveUp(error, undo, announce, record)));
  if (result === null) {
    await undo();
    return null;
  }
  return afterSaving(async () => {
    try {
      await record('done');
      await afterWrite(result);
    } finally {
      await announce();
    }
    return result;
  });
}

async function giveUp(
  error: unknown,
  undo: UndoClaim,
  announce: () => Promise<void>,
  record: (outcome: 'unknown') => Promise<void>,
): Promise<never> {
  // Reservations that cannot be released expire or are corrected later.
  await (isRefusal(error) ? undo() : announce()).catch(() => undefined);
  if (!isRefusal(error)) await record('unknown').catch(() => undefined);
  throw error;
}
