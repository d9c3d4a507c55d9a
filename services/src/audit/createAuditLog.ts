import { randomUUID } from 'node:crypto';
import { AUDIT, type AuditDatabase, type AuditEntry } from '@pressline/shared-api/node/auditChain';
import { createAuditWriter } from '@pressline/shared-api/node/createAuditWriter';
import { deleteExpiredEntries } from '@pressline/shared-api/node/deleteExpiredEntries';
import { DAY_MS } from '@pressline/shared-api/time';
import type {
  AuditChange,
  AuditFilters,
  AuditQuery,
} from '@pressline/shared-api/wire/people/audit';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { findPage } from '../database/documents';
import { ensureIndex } from '../database/ensureIndex';
import { type Caller, currentCaller } from './caller';

const MAX_EXPORTED = 10_000;
/** How long entries are kept, unless configured. */
export const AUDIT_DAYS = 365;

type Facts = Partial<Pick<AuditChange, 'outcome' | 'record' | 'before' | 'after'>>;

const SERVER: Caller = { by: null, address: null, area: 'Service', action: '', detail: null };

function conditions({ by, area, outcome, record, from, to }: AuditFilters) {
  const since = from ? { $gte: new Date(from) } : {};
  const until = to ? { $lt: new Date(Date.parse(to) + DAY_MS) } : {};
  return {
    // As it is typed and as usernames are: in lower case. What acts by itself has such names, too.
    ...(by && { by: by.toLowerCase() }),
    ...(area && { area }),
    ...(outcome && { outcome }),
    ...(record && { 'record.id': record }),
    ...((from || to) && { at: { ...since, ...until } }),
  };
}

/** What staff and the server did, in a chain of entries that nothing changes or deletes but age. */
export type AuditLog = ReturnType<typeof createAuditLog>;

export function createAuditLog(connection: Connection, log: Logger, keptDays = AUDIT_DAYS) {
  const collection = connection.collection<AuditEntry>(AUDIT.entries);
  const db = connection as unknown as AuditDatabase;
  const writer = createAuditWriter(
    () => db,
    (stored, head) => {
      // Without addresses and values, which the log of a process must not have.
      const entries = stored.map(({ by, action, outcome }) => ({ by, action, outcome }));
      log.info({ entries, head: `${head.sequence}:${head.hash}` }, 'audit');
    },
  );

  function append(caller: Caller, facts: Facts): Promise<void> {
    const { isRecorded: _, session: __, ...who } = caller;
    const empty = { outcome: 'done', record: null, before: null, after: null } as const;
    return writer.append({ id: randomUUID(), at: new Date(), ...who, ...empty, ...facts });
  }

  const writeOwn = (action: string, facts: Facts = {}) => append({ ...SERVER, action }, facts);

  const refused = new Map<string, number>();

  async function writeRefused(): Promise<void> {
    const counts = [...refused];
    refused.clear();
    for (const [action, count] of counts) {
      await writeOwn(`${action}: refused by a rate limit`, {
        outcome: 'refused',
        after: { count },
      });
    }
  }

  return {
    /** Counts a request that a rate limit refuses: an entry of each could fill the log. */
    countRefused: (action: string) => void refused.set(action, (refused.get(action) ?? 0) + 1),
    writeRefused,
    /** Writes what the current request did; what runs outside of requests is not written. */
    async write(facts: Facts = {}): Promise<void> {
      const caller = currentCaller();
      if (!caller) return;
      caller.isRecorded = true;
      await append(caller, facts);
    },
    writeOwn,
    /** Names who signs in, once the account is known. */
    identify(username: string | undefined) {
      const caller = currentCaller();
      if (caller) caller.by = username ?? null;
    },
    list: (query: AuditQuery) => findPage(collection, conditions(query), { _id: -1 }, query),
    export: (filters: AuditFilters) =>
      collection.find(conditions(filters)).sort({ _id: -1 }).limit(MAX_EXPORTED).toArray(),
    /** Deletes entries that are too old at `now`, once a day. */
    deleteExpired: (now = Date.now()) =>
      deleteExpiredEntries(db, AUDIT, new Date(now - keptDays * DAY_MS), (end) =>
        writeOwn(AUDIT.expiry, { after: { ...end } }),
      ),
    /** Never rejects. */
    flush: () =>
      writeRefused()
        .then(writer.flush)
        .catch(() => undefined),
    async createIndexes() {
      await ensureIndex(collection, { id: 1 }, { unique: true });
      await ensureIndex(collection, { at: 1 });
      for (const name of ['by', 'area', 'outcome', 'action', 'record.id']) {
        await ensureIndex(collection, { [name]: 1, _id: -1 });
      }
    },
  };
}
