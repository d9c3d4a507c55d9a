import { useQuery } from '@pressline/shared-api/query';
import { Grid, Stack, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CardSkeletons } from '../components/CardSkeletons';
import { Loaded } from '../components/Loaded';
import { MoreOf } from '../components/Shelf';
import { videosQuery } from '../queries';
import { VideoCard } from './VideoCard';

const FIRST = 3;

const Row = styled(Grid)`
  details > & { padding-top: ${theme.space.md}; }
`;

export function VideoSection() {
  const headingId = useId();
  const videos = useQuery(videosQuery());
  if (videos.data?.length === 0) return null;
  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
      <h2 id={headingId}>Video Tutorials</h2>
      <Loaded
        query={videos}
        failure="Failed to fetch videos"
        skeleton={<CardSkeletons count={FIRST} height="23rem" />}
      >
        {(items) => (
          <MoreOf items={items} first={FIRST}>
            {(shown) => (
              <Row forwardedAs="ul" gap="md" minColumn="19rem">
                {shown.map((video) => (
                  <li key={video.id}>
                    <VideoCard video={video} />
                  </li>
                ))}
              </Row>
            )}
          </MoreOf>
        )}
      </Loaded>
    </Stack>
  );
}
