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
