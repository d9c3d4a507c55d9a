import type { mongo } from 'mongoose';
import type { Logger } from 'pino';

const WAIT_MS = 3_000;
const MAX_KEYS = 10_000;

interface BatchOptions<Item> {
  name: string;
  log: Logger;
  merge(held: Item, added: Item): Item;
  /** When it rejects, the items that are left in the map are written again later. */
  write(items: Map<string, Item>): Promise<void>;
}

/** Collects many small changes in memory, and writes them together outside of requests. */
export function createBatch<Item>({ name, log, merge, write }: BatchOptions<Item>) {
  let held = new Map<string, Item>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  /** Adds to the item of `key`. New keys are ignored when there are too many. */
  function add(key: string, item: Item) {
    const present = held.get(key);
    if (present === undefined && held.size >= MAX_KEYS) return;
    held.set(key, present === undefined ? item : merge(present, item));
    timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
  }

  async function writeHeld() {
    const items = held;
    held = new Map();
    clearTimeout(timer);
    timer = undefined;
    if (items.size === 0) return;
    try {
      await write(items);
    } catch (error) {
      log.warn({ err: error, batch: name }, 'could not be written yet');
      for (const [key, item] of items) add(key, item);
    }
  }

  /** Writes all items now. Never rejects. */
  async function flush(): Promise<void> {
    await writing;
    writing = writeHeld();
    await writing;
  }

  return { add, flush };
}

/** Documents that are written in one transaction. */
export const IN_ONE_TRANSACTION = 500;

/** Documents that are written at the same time. */
export const AT_ONCE = 8;

/**
 * Runs a write for each item, a few at a time; the results come in the items' order.
 * @throws the first error, when the writes that were begun with it have ended
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  write: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const writes = items.slice(at, at + atOnce).map(write);
    await Promise.allSettled(writes);
    results.push(...(await Promise.all(writes)));
  }
  return results;
}

/**
 * Runs an act for each item. One that fails keeps no other from its turn.
 * @throws the first failure, at the end
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Updates a document for each item, each by itself and by its id, and makes those that are missing. */
export async function upsertAll<Stored extends { _id: string }, Item>(
  collection: mongo.Collection<Stored>,
  items: readonly Item[],
  updateOf: (item: Item) => { _id: string },
): Promise<void> {
  if (items.length === 0) return;
  const writes = items.map((item) => {
    const { _id, ...update } = updateOf(item);
    return { updateOne: { filter: { _id }, update, upsert: true } };
  });
  await collection.bulkWrite(writes as never, { ordered: false });
}
