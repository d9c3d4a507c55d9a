import { EmptyState, ErrorState, Stack } from '@pressline/shared-ui';
import { useRef } from 'react';
import { errorReason } from '../auth/errorReason';
import { ListSkeleton } from '../list/ListSkeleton';
import { PanelHeader } from '../list/PanelHeader';
import { RemoteCard } from './RemoteCard';
import { Note } from './releasesStyle';
import { FIGURES_DAYS, isForbidden, useReleases } from './useReleases';

/** What the visitors of each remote get, how that does in browsers, and the way back. */
export default function ReleasesPanel() {
  const { query, reportsOf, hasFigures } = useReleases();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data, isError, error, refetch } = query;
  const isRefused = isForbidden(error);
  return (
    <>
      <PanelHeader title="Releases" headingRef={headingRef} />
      <Stack gap="md">
        {isRefused && <EmptyState>You do not have access to this page.</EmptyState>}
        {isError && !isRefused && (
          <ErrorState message="Failed to fetch releases" onRetry={() => void refetch()}>
            {errorReason(error)}
          </ErrorState>
        )}
        {!data && !isError && <ListSkeleton label="Loading releases..." />}
        {data && !isRefused && (
          <>
            <Note>
              {hasFigures
                ? `Measured in the browsers of visitors in the last ${FIGURES_DAYS} days. Of each speed, three of four visits were as good or better.`
                : 'The figures from browsers are not available at the moment.'}{' '}
              This page updates itself.
            </Note>
            {data.remotes.length === 0 && <EmptyState>No remotes are known yet.</EmptyState>}
            {data.remotes.map((remote) => (
              <RemoteCard key={remote.name} remote={remote} reportsOf={reportsOf} />
            ))}
          </>
        )}
      </Stack>
    </>
  );
}
