import type { Connection } from 'mongoose';
import { afterCommit, currentTransaction } from '../connection/inTransaction';
import { joining } from './joining';

interface ContentState {
  _id: string;
  version: number;
}

/**
 * A number in the database that every write of content raises, in its own transaction. Each process
 * reads it twice a second (see `createDatabaseWatch`), so that its caches follow the writes of other
 * processes.
 */
export type ContentVersion = ReturnType<typeof createContentVersion>;

export function createContentVersion(connection: Connection) {
  const state = joining(connection.collection<ContentState>('state'));
  const listeners = new Set<() => void>();
  let current = 0;

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
    const after = await state.findOneAndUpdate(
      { _id: 'content', version: { $lt: version } },
      { $set: { version } },
      { returnDocument: 'after' },
    );
    if (after) return after;
    // Another process, whose clock may be ahead, was faster; or the number does not exist yet.
    const found = await state.findOne({ _id: 'content' });
    if (!found) await initialize();
    return raiseFrom(found?.version ?? known);
  }

  async function raise(): Promise<void> {
    const after = await raiseFrom(current);
    afterCommit(connection, (isKnown) => (isKnown ? learn(after) : refresh()));
  }

  /** Raises the number: in a transaction once, at its end, and the process learns of it when that is committed. */
  async function bump(): Promise<void> {
    const transaction = currentTransaction(connection);
    if (transaction) transaction.takeTurn = raise;
    else await raise();
  }

  /** Reads the number from the database now. */
  async function refresh() {
    learn((await state.findOne({ _id: 'content' })) ?? {});
  }

  /** Creates the number in a new database: a time, so that two databases have different numbers. */
  async function initialize() {
    const first = { $setOnInsert: { version: Date.now() } };
    await state.updateOne({ _id: 'content' }, first, { upsert: true });
  }

  return {
    get current() {
      return current;
    },
    bump,
    refresh,
    initialize,
    onChange: (listener: () => void) => void listeners.add(listener),
  };
}
