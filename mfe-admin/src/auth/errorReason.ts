import { ApiError } from '@pressline/shared-api';

export const UNREACHABLE = 'The server cannot be reached. Please try again.';

export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403;

/** A proxy's own answer in the API's place; the API gives every error a code. */
const isFromGateway = ({ status, code }: ApiError) => status >= 500 && code === undefined;

/** What went wrong, as a sentence for people: the server's own, or that there was no answer. */
export function errorReason(error: unknown): string {
  return error instanceof ApiError && !isFromGateway(error) ? error.reason : UNREACHABLE;
}
