import { setTimeout as wait } from 'node:timers/promises';
import {
  AUDIT,
  type AuditDatabase,
  type AuditHead,
  type Chain,
  entriesOf,
  entryHash,
  HEAD_ID,
  headsOf,
  type NewAuditEntry,
  type NewEntry,
  NO_ENTRY,
  type Placed,
  readHead,
} from './auditChain';

const DUPLICATE_KEY = 11_000;
const MAX_ATTEMPTS = 200;

/** After a power cut a head that is too low is no harm: entries behind it are found. */
const SOON = { upsert: true, writeConcern: { w: 1 } } as const;

const isDuplicate = (error: unknown) => (error as { code?: unknown }).code === DUPLICATE_KEY;

/** What the next entry follows: the head, or an entry that a process stored before it died. */
async function readEnd(db: AuditDatabase, chain: Chain): Promise<AuditHead> {
  const head = (await readHead(db, chain)) ?? NO_ENTRY;
  const [newer] = (await entriesOf(db, chain)
    .find({ _id: { $gt: head.sequence } })
    .sort({ _id: -1 })
    .limit(1)
    .toArray()) as Placed[];
  return newer ? { sequence: newer._id, hash: newer.hash } : head;
}

/** Raises the head. It never goes back, so that entries which are cut off leave a gap. */
async function advance(
  db: AuditDatabase,
  { sequence, hash }: AuditHead,
  chain: Chain,
): Promise<void> {
  const isLower = { _id: HEAD_ID, sequence: { $lt: sequence } };
  await headsOf(db, chain)
    .updateOne(isLower, { $set: { sequence, hash } }, SOON)
    .catch((error: unknown) => {
      // With a higher head the upsert would insert a second one.
      if (!isDuplicate(error)) throw error;
    });
}

/** Those of `entries` that are not stored yet. */
async function missing(db: AuditDatabase, entries: readonly NewEntry[], chain: Chain) {
  const ids = entries.map(({ id }) => id);
  const stored = (await entriesOf(db, chain)
    .find({ id: { $in: ids } })
    .toArray()) as Placed[];
  return entries.filter(({ id }) => !stored.some((one) => one.id === id));
}

/**
 * Appends entries to a chain, the audit log unless another is given, in their order. A place in the
 * chain is the entry's key, so of two processes that follow the same entry the database refuses one,
 * which tries again.
 * @returns the end of the chain afterwards
 * @throws the database's errors; the same entries may then be appended again
 */
async function appendEntries(
  db: AuditDatabase,
  entries: readonly NewEntry[],
  chain = AUDIT,
): Promise<AuditHead> {
  let left = entries;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    let end = await readEnd(db, chain);
    const linked = left.map((entry): Placed => {
      const placed = { ...entry, _id: end.sequence + 1, previous: end.hash, hash: '' };
      end = { sequence: placed._id, hash: entryHash(placed) };
      return { ...placed, hash: end.hash };
    });
    try {
      if (linked.length > 0) await entriesOf(db, chain).insertMany(linked, { ordered: true });
      await advance(db, end, chain);
      return end;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    left = await missing(db, left, chain);
    await wait(Math.random() * Math.min(attempt, 10));
  }
  throw new Error(`Others wrote to ${chain.entries} in each of ${MAX_ATTEMPTS} attempts`);
}

/** Entries that one step appends. */
const BATCH = 500;
/** So many entries wait in memory while the database is away. */
const MAX_HELD = 10_000;

/**
 * Appends entries to the audit log or another chain, those of the same moment together. What the database does not take
 * stays in memory and goes with the next entry. `stored` hears of each batch that is in the log.
 */
export function createAuditWriter<Entry extends NewEntry = NewAuditEntry>(
  database: () => AuditDatabase | Promise<AuditDatabase>,
  stored: (entries: readonly Entry[], head: AuditHead) => void = () => undefined,
  chain = AUDIT,
) {
  let held: Entry[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function writeHeld() {
    while (held.length > 0) {
      const batch = held.slice(0, BATCH);
      const head = await appendEntries(await database(), batch, chain);
      held = held.slice(batch.length);
      stored(batch, head);
    }
  }

  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeHeld);
    return writing;
  }

  return {
    /** @throws the database's errors; Error when too many entries wait already */
    async append(...entries: readonly Entry[]): Promise<void> {
      if (held.length + entries.length > MAX_HELD) throw new Error(`No room in ${chain.entries}`);
      held.push(...entries);
      await flush();
    },
    /** Appends what waits. @throws as `append` */
    flush,
  };
}
