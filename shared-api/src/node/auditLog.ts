import type { AuditChange } from '../contract/people/audit';

/** The collection of audit entries: they are inserted, and deleted by age, and never changed. */
export const AUDIT_ENTRIES = 'auditEntries';

export type AuditEntry = AuditChange & { at: Date };

interface Log {
  info(facts: object, message: string): void;
}

/** A database of the official driver, or of Mongoose's copy of it. */
interface AuditDatabase {
  collection(name: string): { insertOne(entry: object): Promise<unknown> };
}

/**
 * Writes an entry to the log of this process, from where it can be sent to another system, and then
 * inserts it. @throws the database's errors; the line is written then, too
 */
export async function recordAudit(db: AuditDatabase, log: Log, entry: AuditEntry): Promise<void> {
  log.info({ entry }, 'audit');
  await db.collection(AUDIT_ENTRIES).insertOne({ ...entry });
}
