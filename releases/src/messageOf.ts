import { types } from 'node:util';

/** What went wrong as one line for people: an error's message, and behind it those of its causes. */
export function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const { cause, code } = error as NodeJS.ErrnoException;
  const message = error.message || code || error.name;
  const reason = cause === undefined ? '' : messageOf(cause);
  // Some say in their own message already what their cause says.
  return message.includes(reason) ? message : `${message}: ${reason}`;
}
