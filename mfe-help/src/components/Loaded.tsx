import { ErrorState } from '@pressline/shared-ui';
import type { ReactNode } from 'react';

interface Query<Content> {
  data: Content | undefined;
  /** It failed, and there is nothing from before. */
  isLoadingError: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Content> {
  query: Query<Content>;
  /** The message when it failed, e.g. "Failed to fetch videos". */
  failure: string;
  hint?: string;
  skeleton: ReactNode;
  children: (content: Content) => ReactNode;
}

export function Loaded<Content>(props: LoadedProps<Content>) {
  const { query, failure, hint, skeleton, children } = props;
  if (query.isLoadingError) {
    return (
      <ErrorState message={failure} onRetry={() => void query.refetch()}>
        {hint}
      </ErrorState>
    );
  }
  return query.data === undefined ? skeleton : children(query.data);
}
