import { toHttpError } from '../../http/errors/toHttpError';

/**
 * The message for one refused document among many: of its first invalid field, if there is one.
 * @throws the error itself when it is not a refusal
 */
export function refusalReason(thrown: unknown): string {
  const { status, message, details } = toHttpError(thrown, true);
  if (status >= 500) throw thrown;
  return Object.values(details.fields ?? {})[0] ?? message;
}
