import { ApiError } from '@pressline/shared-api';
import { ErrorState } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';

export const UNREACHABLE = 'Can’t reach the server. Please try again.';

export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403;

/** A proxy's own answer in the API's place; the API gives every error a code. */
const isFromGateway = ({ status, code }: ApiError) => status >= 500 && code === undefined;

/** What went wrong, as a sentence for people: the server's own, or that there was no answer. */
export function errorReason(error: unknown): string {
  return error instanceof ApiError && !isFromGateway(error) ? error.reason : UNREACHABLE;
}

/** The same about a file that was sent: the message about it is more exact than the one about the input. */
export const fileReason = (error: unknown): string =>
  (error instanceof ApiError && error.fields.file) || errorReason(error);

export function showFailure(title: string, error: unknown): void {
  showToast({ title, description: errorReason(error), variant: 'destructive' });
}

interface FetchFailureProps {
  query: { error: unknown; refetch: () => unknown };
  message: string;
}

export function FetchFailure({ query: { error, refetch }, message }: FetchFailureProps) {
  if (!error) return null;
  return (
    <ErrorState message={message} onRetry={() => void refetch()}>
      {errorReason(error)}
    </ErrorState>
  );
}
