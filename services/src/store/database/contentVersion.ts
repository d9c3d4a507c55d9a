import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, mongo } from 'mongoose';

/** How long reading the number waits for a raise that failed before. */
const OWED_MS = 500;
/** The pause before a raise is repeated that no majority acknowledged; it doubles each time. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;

interface ContentState {
  _id: string;
  version: number;
}

/**
 * A number in the database that every content write raises. Each process reads it twice a second (see
 * `createDatabaseWatch`), so that its caches follow the writes of other processes.
 */
export type ContentVersion = ReturnType<typeof createContentVersion>;

export function createContentVersion(connection: Connection) {
  const state = connection.collection<ContentState>('state');
  const listeners = new Set<() => void>();
  let current = 0;
  /** Whether a raise failed and must be repeated. */
  let isOwed = false;
  let pauseMs = 0;
  let owedFrom = 0;
  /** Whether the raises of a job wait for its end. */
  let isHeld = false;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  function learn({ version = 0 }: Partial<ContentState>) {
    if (version <= current) return;
    current = version;
    for (const listener of listeners) listener();
  }

  /**
   * Raises the number beyond `known`, at least to the present time: when a replica set has rolled a raise
   * back, the next one must not repeat a number that caches have seen.
   */
  async function raiseFrom(known: number): Promise<ContentState> {
    const version = Math.max(known + 1, Date.now());
    const raised = await state.findOneAndUpdate(
      { _id: 'content', version: { $lt: version } },
      { $set: { version } },
      { returnDocument: 'after' },
    );
    if (raised) return raised;
    // Another process, whose clock may be ahead, was faster; or the number does not exist yet.
    const found = await state.findOne({ _id: 'content' });
    if (!found) await initialise();
    return raiseFrom(found?.version ?? known);
  }

  async function raise() {
    isOwed = false;
    try {
      learn(await raiseFrom(current));
      pauseMs = 0;
    } catch (error) {
      isOwed = true;
      // The primary has raised the number already, so the repetition is not urgent.
      const isRaised = error instanceof mongo.MongoWriteConcernError;
      pauseMs = isRaised ? Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS) : 0;
      owedFrom = Date.now() + pauseMs;
      throw error;
    }
  }

  /**
   * Raises the number after a write; concurrent callers share one database call. When it fails the
   * number is raised by the next `refresh` that succeeds.
   */
  function bump(): Promise<void> {
    if (isHeld) return Promise.resolve();
    if (!running) {
      running = raise().finally(() => {
        running = undefined;
      });
      return running;
    }
    // The running one may have been counted before the caller's write.
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return bump();
      });
    return queued;
  }

  /** Runs a job whose writes raise the number once, at its end. No other writes may be made meanwhile. */
  async function bumpOnce<Result>(job: () => Promise<Result>): Promise<Result> {
    isHeld = true;
    try {
      return await job();
    } finally {
      isHeld = false;
      await bump();
    }
  }

  /** Reads the number from the database now, after raising it if that failed before. */
  async function refresh() {
    // A write may have to wait for a majority, which does not mean that the database is away.
    if (isOwed && Date.now() >= owedFrom)
      await Promise.race([
        bump().catch(() => undefined),
        delay(OWED_MS, undefined, { ref: false }),
      ]);
    const found = await state.findOne({ _id: 'content' });
    learn(found ?? {});
  }

  /** Creates the number in a new database: a time, so that two databases have different numbers. */
  async function initialise() {
    const first = { $setOnInsert: { version: Date.now() } };
    await state.updateOne({ _id: 'content' }, first, { upsert: true });
  }

  return {
    get current() {
      return current;
    },
    bump,
    bumpOnce,
    refresh,
    initialise,
    onChange: (listener: () => void) => void listeners.add(listener),
  };
}
