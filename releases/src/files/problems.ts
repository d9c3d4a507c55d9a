import { types } from 'node:util';
import type { Logger } from 'pino';
import { InvalidRelease } from './releaseDocument';

/** An error as one line for people: its message, followed by those of its causes. */
export function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const { cause, code } = error as NodeJS.ErrnoException;
  const message = error.message || code || error.name;
  const reason = cause === undefined ? '' : messageOf(cause);
  // Some messages already contain that of their cause.
  return message.includes(reason) ? message : `${message}: ${reason}`;
}

/** Notes how something went: an error when it failed, null when it went well. */
export type ReportProblem = (subject: string, error: unknown) => void;

/** Whether a release does not fit this host: the message says all, a stack nothing. */
const isUnfit = (error: unknown): boolean =>
  error instanceof InvalidRelease || (error instanceof Error && isUnfit(error.cause));

/** Logs a problem when it begins, not every second that it lasts; `consequence` says what it means. */
export function createProblemLog(log: Logger, consequence: string): ReportProblem {
  const lasting = new Map<string, string>();
  return (subject, error) => {
    if (error === null) {
      lasting.delete(subject);
      return;
    }
    const problem = messageOf(error);
    if (lasting.get(subject) === problem) return;
    lasting.set(subject, problem);
    log.error(isUnfit(error) ? { subject, reason: problem } : { subject, err: error }, consequence);
  };
}
