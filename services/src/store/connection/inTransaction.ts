import type { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Mutex, withTimeout } from 'async-mutex';
import { type Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { unavailable, unknownIfSaved } from '../../errors';
import { mayHaveWritten } from './faults';
import { markSaved } from './writes';

/**
 * How long a transaction waits for others of this process, unless it is long, and how long it is
 * repeated while those of other processes are in its way.
 */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 250;

const OPTIONS = { readConcern: { level: 'snapshot' }, readPreference: 'primary' } as const;

/** `isKnown` is false when the database could not say whether the transaction was committed. */
type AfterCommit = (isKnown: boolean) => void | Promise<void>;

interface Transaction {
  /** Mongoose reads it from here for the operations of its models. */
  session: mongo.ClientSession;
  afterCommit: AfterCommit[];
  /** Writes, at the end, the document that every transaction writes: of two which overlap one is repeated. */
  takeTurn(): Promise<unknown>;
}

/** The document of the content version, which is there before the application listens. */
const TURN = { _id: 'content' };

const takeTurn = (connection: Connection, session: mongo.ClientSession) =>
  connection
    .collection<{ _id: string; turns: number }>('state')
    .updateOne(TURN, { $inc: { turns: 1 } }, { session });

const storageOf = ({ base }: Connection) =>
  (base as unknown as { transactionAsyncLocalStorage: AsyncLocalStorage<Transaction> })
    .transactionAsyncLocalStorage;

/** The transaction that the caller is in, if any: another object for each attempt. */
export const currentTransaction = (connection: Connection): Transaction | undefined =>
  storageOf(connection).getStore();

const logs = new WeakMap<Connection, Pick<Logger, 'warn'>>();

/** Logs what fails after a commit, which changes no answer. */
export const logAfterCommit = (connection: Connection, log: Pick<Logger, 'warn'>) =>
  void logs.set(connection, log);

async function follow(connection: Connection, job: AfterCommit, isKnown: boolean) {
  try {
    await job(isKnown);
  } catch (error) {
    logs.get(connection)?.warn({ err: error }, 'failed after a transaction was committed');
  }
}

/** Calls `job` once the present transaction is committed; at once outside of one. */
export function afterCommit(connection: Connection, job: AfterCommit): void {
  const transaction = currentTransaction(connection);
  if (transaction) transaction.afterCommit.push(job);
  else void follow(connection, job, true);
}

const hasLabel = (error: unknown, label: string) =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);

const isUnknown = (error: unknown) =>
  !hasLabel(error, 'TransientTransactionError') &&
  (hasLabel(error, 'UnknownTransactionCommitResult') || mayHaveWritten(error));

interface Options {
  /**
   * Whether it writes much. Then others wait for it; otherwise it is the one that is repeated. Where a
   * process dies in a transaction, MongoDB ends that after a minute, and others wait for as long.
   */
  isLong?: boolean;
}

async function attempt<Result>(
  connection: Connection,
  job: () => Promise<Result>,
  { isLong = false }: Options,
) {
  const session = await connection.startSession();
  const turn = () => takeTurn(connection, session);
  const transaction: Transaction = {
    ...{ session, afterCommit: [] },
    takeTurn: isLong ? async () => undefined : turn,
  };
  try {
    session.startTransaction(OPTIONS);
    if (isLong) await turn();
    const result = await storageOf(connection).run(transaction, async () => {
      const made = await job();
      await transaction.takeTurn();
      return made;
    });
    try {
      await session.commitTransaction();
    } catch (error) {
      if (!isUnknown(error)) throw error;
      markSaved();
      return { transaction, result, failure: unknownIfSaved(error) };
    }
    markSaved();
    return { transaction, result };
  } finally {
    // Aborts what was not committed.
    await session.endSession();
  }
}

const mutexes = new WeakMap<Connection, Mutex>();

function mutexOf(connection: Connection): Mutex {
  const mutex = mutexes.get(connection) ?? new Mutex();
  mutexes.set(connection, mutex);
  return mutex;
}

const pauseBefore = (attempts: number) =>
  Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);

/**
 * Runs a job whose writes are stored all or not at all, as if no other transaction ran meanwhile. Within
 * a transaction the job is part of that one. It may run several times, so it must change nothing
 * outside of the database (see `afterCommit`), and what takes long comes before. Its operations run one
 * after the other; those of native collections take part through `joining`.
 * @throws HttpError 503 when others take too long, or when it is unknown whether it was stored; what the
 * job throws
 */
export async function inTransaction<Result>(
  connection: Connection,
  job: () => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  if (currentTransaction(connection)) return job();
  const mutex = mutexOf(connection);
  const turns = options.isLong ? mutex : withTimeout(mutex, PATIENCE_MS, unavailable());
  const { transaction, result, failure } = await turns.runExclusive(async () => {
    const deadline = Date.now() + PATIENCE_MS;
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(connection, job, options);
      } catch (error) {
        if (!hasLabel(error, 'TransientTransactionError') || Date.now() > deadline) throw error;
      }
      await delay(pauseBefore(attempts));
    }
  });
  // Others need not wait for what follows.
  await Promise.all(transaction.afterCommit.map((run) => follow(connection, run, !failure)));
  if (failure) throw failure;
  return result;
}
