import { Cluster, Icon, Stack } from '@pressline/shared-ui';
import { formatNumber } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { FetchFailure } from './form/api/failures';
import { ADMIN_PATH } from './form/api/paths';
import { useAdminQuery } from './form/api/queries';
import { useApi } from './form/api/useApi';
import { Note } from './form/controls';
import { HomeSkeleton, Root, Tile, Tiles, Title, todoItems } from './HomeSkeleton';

export default function Home() {
  const { home } = useApi();
  const query = useAdminQuery(['home'], (init) => home.counts(init), { staleTime: 0 });
  const counts = query.data;
  if (!counts && !query.error) return <HomeSkeleton />;
  return (
    <Root aria-label="Home">
      <Stack gap="sm">
        <Cluster>
          <Title tabIndex={-1}>Home</Title>
          {counts && Object.values(counts).every((count) => count === 0) && (
            <Note>You’re all caught up.</Note>
          )}
        </Cluster>
        <FetchFailure query={query} message="Failed to load your to-do counts" />
        {counts && (
          <Tiles>
            {todoItems.map(({ count, label, icon, list, isUrgent }) => (
              <Tile
                key={count}
                data-tone={counts[count] > 0 ? (isUrgent ? 'urgent' : 'waits') : undefined}
              >
                <Link to={`${ADMIN_PATH}/${list}`}>
                  <strong>{formatNumber(counts[count])}</strong>
                  <Icon name={icon} />
                  <span>{label}</span>
                </Link>
              </Tile>
            ))}
          </Tiles>
        )}
      </Stack>
    </Root>
  );
}
