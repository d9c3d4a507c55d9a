import type { Logger } from 'pino';
import { messageOf } from '../checks/messageOf';

/** Notes how something went: an error when it failed, null when it went well. */
export type ReportProblem = (subject: string, error: unknown) => void;

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
    log.error({ subject, err: error }, consequence);
  };
}
