import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { createQueryClient } from './createQueryClient';

let documentClient: QueryClient | undefined;

/** The browser's one query client, for a remote's `prepare`. Never call it on the server. */
export function documentQueries(): QueryClient {
  documentClient ??= createQueryClient();
  return documentClient;
}

interface PageQueriesProps {
  /** What the server's `load` fetched for the document, as the exposed module received it. */
  state?: DehydratedState;
  children: ReactNode;
}

/**
 * Gives a remote's pages the query client: the host's on the server, in the browser one for the
 * whole document, so that what one remote has read another need not read again.
 */
export function PageQueries({ state, children }: PageQueriesProps) {
  if (useContext(QueryClientContext)) return children;
  return (
    <QueryClientProvider client={documentQueries()}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
