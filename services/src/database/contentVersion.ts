import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, mongo } from 'mongoose';

/** How long reading the number waits for a raise that is owed. */
const OWED_MS = 500;
/** The pause before a number is raised again of which no majority has learnt: it doubles each time. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;

interface ContentState {
  _id: string;
  version: number;
  /** How often something was taken away from readers; absent until the first time. */
  withdrawals?: number;
}

/**
 * A number in the database that every content write raises. Each process asks for it twice a second
 * (see `createDatabaseWatch`), so that what it keeps in memory follows the writes of the others.
 */
export interface ContentVersion {
  readonly current: number;
  /** Another number means that former answers may show what readers must no longer see. */
  readonly withdrawals: number;
  /**
   * Raises the number after a write; concurrent callers share one database call. When it fails the
   * number is raised by the next `refresh` that succeeds.
   */
  bump(isWithdrawal?: boolean): Promise<void>;
  /** Reads the number from the database now, or raises it when that is owed. */
  refresh(): Promise<void>;
  /** Makes the number in a new database: a time, so that no two databases count alike. */
  initialise(): Promise<void>;
  onChange(listener: () => void): void;
}

export function createContentVersion(connection: Connection): ContentVersion {
  const state = connection.collection<ContentState>('state');
  const listeners = new Set<() => void>();
  let current = 0;
  let withdrawals = 0;
  /** Whether the next call of the database has a withdrawal to tell. */
  let isWithdrawing = false;
  /** Whether a write has not been told because the database was away. */
  let isOwed = false;
  let pauseMs = 0;
  let owedFrom = 0;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  function learn(found: Partial<ContentState>) {
    const { version = 0 } = found;
    withdrawals = Math.max(withdrawals, found.withdrawals ?? 0);
    if (version <= current) return;
    current = version;
    for (const listener of listeners) listener();
  }

  async function raise() {
    const told = isWithdrawing;
    isWithdrawing = false;
    isOwed = false;
    try {
      const updated = await state.findOneAndUpdate(
        { _id: 'content' },
        { $inc: { version: 1, withdrawals: told ? 1 : 0 } },
        { upsert: true, returnDocument: 'after' },
      );
      learn(updated ?? { version: current + 1 });
      pauseMs = 0;
    } catch (error) {
      isWithdrawing ||= told;
      isOwed = true;
      // The number is another one for all who read the primary: nobody waits for the next.
      const isRaised = error instanceof mongo.MongoWriteConcernError;
      pauseMs = isRaised ? Math.min(pauseMs * 2 || FIRST_PAUSE_MS, LONGEST_PAUSE_MS) : 0;
      owedFrom = Date.now() + pauseMs;
      throw error;
    }
  }

  // A call that arrives while one is under way must wait for the next one: the running one may have
  // been counted before the caller's write.
  function bump(isWithdrawal = false): Promise<void> {
    isWithdrawing ||= isWithdrawal;
    if (!running) {
      running = raise().finally(() => {
        running = undefined;
      });
      return running;
    }
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return bump();
      });
    return queued;
  }

  async function refresh() {
    // Whether the database answers is not told by a write, which may have to wait for a majority.
    if (isOwed && Date.now() >= owedFrom)
      await Promise.race([
        bump().catch(() => undefined),
        delay(OWED_MS, undefined, { ref: false }),
      ]);
    const found = await state.findOne({ _id: 'content' });
    learn(found ?? {});
  }

  async function initialise() {
    const first = { $setOnInsert: { version: Date.now() } };
    await state.updateOne({ _id: 'content' }, first, { upsert: true });
  }

  return {
    get current() {
      return current;
    },
    get withdrawals() {
      return withdrawals;
    },
    bump,
    refresh,
    initialise,
    onChange: (listener) => void listeners.add(listener),
  };
}
