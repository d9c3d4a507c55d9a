import { authCalls, pathOf } from '@pressline/shared-api';
import type { HttpError } from '../../errors';

/** Where errors carry their text in `error` itself. */
export const LOGIN_ENDPOINT = pathOf(authCalls.login);

/**
 * The body of every error answer: `{error: {code, message, fields?}, message}`. On the login path
 * `error` is a text, because its callers show it.
 */
export function errorBody({ code, message, details }: HttpError, path: string) {
  const { fields, current } = details;
  if (path === LOGIN_ENDPOINT) return { error: message, message, code, fields };
  return { error: { code, message, fields }, message, ...(current !== undefined && { current }) };
}
