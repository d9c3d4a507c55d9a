import { Cluster, Skeleton, Spinner, Stack } from '@pressline/shared-ui';
import { Root, Tile, Tiles, Title } from './homeStyle';
import { waiting } from './waiting';

/** As tall as Home will be, so that nothing moves when it has loaded. */
export const HomeSkeleton = () => (
  <Root aria-label="Home" aria-busy="true">
    <Stack gap="sm">
      <Cluster>
        <Title>Home</Title>
        <Spinner label="Loading your to-do counts..." />
      </Cluster>
      <Tiles>
        {waiting.map(({ count }) => (
          <Tile key={count}>
            <div>
              <Skeleton width="2rem" height="1.75rem" />
              <Skeleton width="80%" height="0.85rem" />
            </div>
          </Tile>
        ))}
      </Tiles>
    </Stack>
  </Root>
);
