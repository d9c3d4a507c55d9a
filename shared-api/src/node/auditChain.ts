import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AuditChange } from '../wire/people/audit';

/** What is kept of one event, before it has its place in a chain. */
export interface NewEntry {
  /** Unique in its chain, so that a repeated attempt stores nothing twice. */
  id: string;
  at: Date;
}

/** An entry in its place: its hash covers the entry and the hash of the entry before it. */
export type Placed<Entry extends NewEntry = NewEntry> = Entry & {
  /** Counts from 1 without gaps. */
  _id: number;
  previous: string;
  hash: string;
};

export type NewAuditEntry = AuditChange & NewEntry;
export type AuditEntry = Placed<NewAuditEntry>;

/** The end of the chain. */
export interface AuditHead {
  sequence: number;
  hash: string;
}

export const NO_ENTRY: AuditHead = { sequence: 0, hash: '' };

/** The collections of a chain: a backup reads them by their names, so the head has to be first. */
export interface Chain {
  entries: string;
  head: string;
  /** The action of the entry that stands for entries which were deleted because of their age. */
  expiry: string;
}

/** What staff, releases and the server did. */
export const AUDIT: Chain = {
  entries: 'auditLog',
  head: 'auditHead',
  expiry: 'Delete expired audit entries',
};

/** What visitors chose. */
export const RECEIPTS: Chain = {
  entries: 'consentLog',
  head: 'consentHead',
  expiry: 'Delete expired consent receipts',
};

const HEAD_ID = 'audit';
const DUPLICATE_KEY = 11_000;
const MAX_ATTEMPTS = 200;

/** After a power cut a head that is too low is no harm: entries behind it are found. */
const SOON = { upsert: true, writeConcern: { w: 1 } } as const;

interface Cursor {
  sort(keys: object): Cursor;
  limit(count: number): Cursor;
  toArray(): Promise<unknown[]>;
}

/** A database of the official driver, of Mongoose's copy of it or of another. */
export interface AuditDatabase {
  collection(name: string): {
    find(filter: object): Cursor & AsyncIterable<unknown>;
    findOne(filter: object): Promise<unknown>;
    insertMany(documents: object[], options: { ordered: true }): Promise<unknown>;
    updateOne(filter: object, change: object, options: typeof SOON): Promise<unknown>;
    deleteMany(filter: object): Promise<unknown>;
  };
}

export const headsOf = (db: AuditDatabase, chain = AUDIT) => db.collection(chain.head);
export const entriesOf = (db: AuditDatabase, chain = AUDIT) => db.collection(chain.entries);

const isDuplicate = (error: unknown) => (error as { code?: unknown }).code === DUPLICATE_KEY;

/** The same text for equal values, in whichever order a database returns their fields. */
function canonical(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash that an entry must have. */
export function hashOf({ hash: _, ...entry }: Placed): string {
  return createHash('sha256').update(JSON.stringify(entry, canonical)).digest('hex');
}

/** The end of the chain as the database says; `undefined` when it says nothing. */
export async function readHead(db: AuditDatabase, chain = AUDIT): Promise<AuditHead | undefined> {
  return ((await headsOf(db, chain).findOne({ _id: HEAD_ID })) as AuditHead | null) ?? undefined;
}

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
 * Appends entries to a chain, the audit log unless another is given, in their order. A place in the chain is the entry's key, so of
 * two processes that follow the same entry the database refuses one, which tries again.
 * @returns the end of the chain afterwards
 * @throws the database's errors; the same entries may then be appended again
 */
export async function appendEntries(
  db: AuditDatabase,
  entries: readonly NewEntry[],
  chain = AUDIT,
): Promise<AuditHead> {
  let left = entries;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    let end = await readEnd(db, chain);
    const linked = left.map((entry): Placed => {
      const placed = { ...entry, _id: end.sequence + 1, previous: end.hash, hash: '' };
      end = { sequence: placed._id, hash: hashOf(placed) };
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
