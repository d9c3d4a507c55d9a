import { ErrorState } from '@pressline/shared-ui';
import { errorReason } from './api/errorReason';

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
