import { types } from 'node:util';

/** An error as one line for people: its message, followed by those of its causes. */
export function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const { cause, code } = error as NodeJS.ErrnoException;
  const message = error.message || code || error.name;
  const reason = cause === undefined ? '' : messageOf(cause);
  // Some messages already contain that of their cause.
  return message.includes(reason) ? message : `${message}: ${reason}`;
}
