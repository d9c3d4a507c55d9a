import { createHash } from 'node:crypto';
import { writtenFields } from '@pressline/shared-api';
import { mongo } from 'mongoose';
import type { UndoClaim } from '../../people/auth/removalClaims';
import { mayHaveWritten } from '../../store/connection/faults';
import { runAfterWrite, runWrite } from '../../store/connection/writes';
import type { StoredDocument } from '../../store/database/createModel';
import { type HookContext, nothingClaimed, type Write } from './hooks/ResourceHooks';
import type { ResourceType } from './resourceTypes';
import { bodyValue, isSameValue } from './serialize';

/** A longer text is in the log as its length and hash: the history of the document has the text. */
const MAX_TEXT = 300;

function auditValue(value: unknown): unknown {
  const text = typeof value === 'string' ? value : undefined;
  if (text === undefined || text.length <= MAX_TEXT) return value;
  return { characters: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/** A write for the audit log: the document, and the fields that staff write where they changed. */
function describeWrite({ key, resource }: ResourceType, write: Write<StoredDocument>) {
  const { before, after } = write;
  const stored = after ?? before;
  const isChanged = (name: string) =>
    !before || !after || !isSameValue(bodyValue(before[name]), bodyValue(after[name]));
  const names = writtenFields(resource).filter(isChanged);
  const values = (one: StoredDocument | undefined) =>
    one ? Object.fromEntries(names.map((name) => [name, auditValue(bodyValue(one[name]))])) : null;
  // Only that it changed.
  const isSecretChanged = after && before?.passwordHash !== after.passwordHash;
  return {
    record: {
      type: key,
      id: String(stored?._id),
      title: String(stored?.[resource.titleField] ?? ''),
    },
    before: values(before),
    after: isSecretChanged ? { ...values(after), password: 'changed' } : values(after),
  };
}

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
  const result = await runWrite(() =>
    act().catch((error) => giveUp(error, undo, announce, record)),
  );
  if (result === null) {
    await undo();
    return null;
  }
  return runAfterWrite(async () => {
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
