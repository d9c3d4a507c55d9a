import { toHttpError } from '../answers/toHttpError';

/**
 * The sentence for one refused document among many: what is wrong with a field, where one is named.
 * @throws what was thrown when it is no refusal
 */
export function refusalReason(thrown: unknown): string {
  const { status, message, details } = toHttpError(thrown, true);
  if (status >= 500) throw thrown;
  return Object.values(details.fields ?? {})[0] ?? message;
}
