import { authCalls, pathOf } from '@pressline/shared-api';
import type { HttpError } from '../errors';

/** The one path of staff that is open. */
export const LOGIN_PATH = pathOf(authCalls.login);

/**
 * The one error form: `{error: {code, message, fields?}, message}`, or `{error: message, …}` from
 * login, whatever refuses it: its callers show `error` as a text.
 */
export function errorBody({ code, message, details }: HttpError, path: string) {
  const { fields, current } = details;
  if (path === LOGIN_PATH) return { error: message, message, code, fields };
  return { error: { code, message, fields }, message, ...(current !== undefined && { current }) };
}
