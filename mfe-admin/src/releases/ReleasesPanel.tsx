import { EmptyState, ErrorState, Stack } from '@pressline/shared-ui';
import { useRef } from 'react';
import { errorReason } from '../auth/errorReason';
import { ListSkeleton } from '../resource/ListSkeleton';
import { PanelHeader } from '../resource/PanelHeader';
import { RemoteCard } from './RemoteCard';
import { Note } from './releasesStyle';
import { FIGURES_DAYS, isForbidden, useReleases } from './useReleases';

/** What the visitors of each remote get, how that does in browsers, and the way back. */
export default function ReleasesPanel() {
  const { query, telemetryOf, hasFigures } = useReleases();
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
                ? `Figures are what browsers told in the last ${FIGURES_DAYS} days; three quarters of the visitors are at least as fast as each time.`
                : 'What browsers told cannot be fetched at the moment.'}{' '}
              The page keeps itself up to date.
            </Note>
            {data.remotes.length === 0 && <EmptyState>No remotes are known yet.</EmptyState>}
            {data.remotes.map((remote) => (
              <RemoteCard key={remote.name} remote={remote} telemetryOf={telemetryOf} />
            ))}
          </>
        )}
      </Stack>
    </>
  );
}
