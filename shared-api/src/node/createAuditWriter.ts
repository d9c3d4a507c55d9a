import { appendEntries } from './appendEntries';
import {
  AUDIT,
  type AuditDatabase,
  type AuditHead,
  type NewAuditEntry,
  type NewEntry,
} from './auditChain';

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
