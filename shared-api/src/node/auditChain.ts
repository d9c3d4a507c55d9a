import { createHash } from 'node:crypto';
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

export const HEAD_ID = 'audit';

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
    updateOne(filter: object, change: object, options: object): Promise<unknown>;
    deleteMany(filter: object): Promise<unknown>;
  };
}

export const headsOf = (db: AuditDatabase, chain = AUDIT) => db.collection(chain.head);
export const entriesOf = (db: AuditDatabase, chain = AUDIT) => db.collection(chain.entries);

/** The same text for equal values, in whichever order a database returns their fields. */
function canonical(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash that an entry must have. */
export function entryHash({ hash: _, ...entry }: Placed): string {
  return createHash('sha256').update(JSON.stringify(entry, canonical)).digest('hex');
}

/** The end of the chain as the database says; `undefined` when it says nothing. */
export async function readHead(db: AuditDatabase, chain = AUDIT): Promise<AuditHead | undefined> {
  return ((await headsOf(db, chain).findOne({ _id: HEAD_ID })) as AuditHead | null) ?? undefined;
}
