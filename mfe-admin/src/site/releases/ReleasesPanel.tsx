import { EmptyState, Stack } from '@pressline/shared-ui';
import { FetchFailure, isForbidden } from '../../form/api/failures';
import { ListSkeleton } from '../../list/ListSkeleton';
import { PanelHeader } from '../../list/PanelHeader';
import { RemoteCard } from './RemoteCard';
import { Explanation } from './releasesStyle';
import { FIGURES_DAYS, useReleases } from './useReleases';

export default function ReleasesPanel() {
  const { query, reportsOf, hasFigures } = useReleases();
  const { data, error } = query;
  return (
    <>
      <PanelHeader title="Releases" />
      {isForbidden(error) ? (
        <EmptyState>You don’t have access to this page.</EmptyState>
      ) : (
        <Stack gap="md">
          <FetchFailure query={query} message="Failed to fetch releases" />
          {!data && !error && <ListSkeleton label="Loading releases..." />}
          {data && (
            <Explanation>
              <span>
                {hasFigures
                  ? `Measured in visitors’ browsers in the last ${FIGURES_DAYS} days. 75% of visits were this fast or faster.`
                  : 'Browser measurements aren’t available right now.'}
              </span>{' '}
              This page updates automatically.
            </Explanation>
          )}
          {data?.remotes.length === 0 && <EmptyState>No remotes are known yet.</EmptyState>}
          {data?.remotes.map((remote) => (
            <RemoteCard
              key={remote.name}
              remote={remote}
              reportsOf={(release) => reportsOf(remote.name, release)}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
