import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditEntry } from '@pressline/shared-api/node/auditLog';

/** Who does something, from where, and by which endpoint: the part that all entries of a request share. */
export interface Caller {
  by: string | null;
  address: string | null;
  area: string;
  /** What was asked for. */
  action: string;
  /** The same in the past tense, for entries of what succeeded. */
  done?: string;
  detail: string | null;
  /** The document that was asked for, unless an entry names another one. */
  record?: AuditEntry['record'];
  session?: { id: string; userId: string };
  isRecorded?: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs a job whose writes are recorded as those of `caller`. */
export const asCaller = <Result>(caller: Caller, job: () => Result): Result =>
  callers.run(caller, job);

/** Whose request this is; undefined for the server's own work. */
export const currentCaller = (): Caller | undefined => callers.getStore();
