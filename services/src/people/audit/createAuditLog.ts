import type {
  AuditChange,
  AuditFilters,
  AuditQuery,
} from '@pressline/shared-api/contract/people/audit';
import { AUDIT_ENTRIES, type AuditEntry, recordAudit } from '@pressline/shared-api/node/auditLog';
import { DAY_MS } from '@pressline/shared-api/time';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type Caller, currentCaller } from '../../http/router/caller';
import { afterCommit, inTransaction } from '../../store/connection/inTransaction';
import { findPage } from '../../store/database/documents';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';

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

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** What staff and the server did, in entries that nothing changes, and that only age deletes. */
export type AuditLog = ReturnType<typeof createAuditLog>;

export function createAuditLog(connection: Connection, log: Logger, retentionDays = AUDIT_DAYS) {
  const collection = connection.collection<AuditEntry>(AUDIT_ENTRIES);
  const inserted = { collection: () => joining(collection) };
  /** The line of what a transaction does follows its end. */
  const lines = {
    info: (facts: object, message: string) =>
      afterCommit(connection, (isKnown) =>
        log.info({ ...facts, ...(!isKnown && { outcome: 'unknown' }) }, message),
      ),
  };

  function append(caller: Caller, facts: Facts): Promise<void> {
    const { isRecorded: _, session: __, done, record = null, ...who } = caller;
    const empty = { outcome: 'done', record, before: null, after: null } as const;
    const entry = { at: new Date(), ...who, ...empty, ...facts };
    if (done && entry.outcome === 'done') entry.action = done;
    return recordAudit(inserted, lines, entry);
  }

  const writeOwn = (action: string, facts: Facts = {}) => append({ ...SERVER, action }, facts);

  const refused = new Map<string, number>();

  async function writeRefused(): Promise<void> {
    for (const [action, count] of [...refused]) {
      refused.delete(action);
      await writeOwn(`${action}: refused by a rate limit`, {
        outcome: 'refused',
        after: { count },
      });
    }
  }

  /** Writes what the current request did; what runs outside of requests is not written. */
  async function write(facts: Facts = {}): Promise<void> {
    const caller = currentCaller();
    if (!caller) return;
    await append(caller, facts);
    afterCommit(connection, () => {
      caller.isRecorded = true;
    });
  }

  return {
    /** Counts a request that a rate limit refuses: an entry of each could fill the log. */
    countRefused: (action: string) => void refused.set(action, (refused.get(action) ?? 0) + 1),
    writeRefused,
    write,
    /** Runs a write together with the entry of the current request, unless it finds nothing to write. */
    recorded: <Result>(act: () => Promise<Result>): Promise<Result> =>
      inTransaction(connection, async () => {
        const made = await act();
        if (made) await write();
        return made;
      }),
    writeOwn,
    /** Names who signs in, once the account is known. */
    identify(username: string | undefined) {
      const caller = currentCaller();
      if (caller) caller.by = username ?? null;
    },
    list: (query: AuditQuery) => findPage(collection, conditions(query), NEWEST_FIRST, query),
    /** The newest entries of what was done, without a total. */
    recent: (limit: number) =>
      collection.find({ outcome: 'done' }).sort(NEWEST_FIRST).limit(limit).toArray(),
    export: (filters: AuditFilters) =>
      collection.find(conditions(filters)).sort(NEWEST_FIRST).limit(MAX_EXPORTED).toArray(),
    /** Deletes entries that are too old at `now`. */
    async deleteExpired(now = Date.now()) {
      await collection.deleteMany({ at: { $lt: new Date(now - retentionDays * DAY_MS) } });
    },
    /** Never rejects. */
    flush: () => writeRefused().catch(() => undefined),
    async createIndexes() {
      await ensureIndex(collection, NEWEST_FIRST);
      for (const name of ['by', 'area', 'outcome', 'record.id']) {
        await ensureIndex(collection, { [name]: 1, ...NEWEST_FIRST });
      }
    },
  };
}
