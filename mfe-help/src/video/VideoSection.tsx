import { useQuery } from '@pressline/shared-api/query';
import { ErrorState, Grid, SectionHeading, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CardSkeletons } from '../browse/CardSkeletons';
import { MoreOf } from '../front/MoreOf';
import { videosQuery } from '../queries';
import { VideoCard } from './VideoCard';

const FIRST = 3;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.lg};
`;
const Row = styled(Grid)`
  details > & { padding-top: ${theme.space.md}; }
`;

/** The video tutorials in their order; nothing when there are none. */
export function VideoSection() {
  const headingId = useId();
  const videos = useQuery(videosQuery());
  if (videos.data?.length === 0) return null;

  function content() {
    if (videos.isLoadingError) {
      return <ErrorState message="Failed to fetch videos" onRetry={() => void videos.refetch()} />;
    }
    if (!videos.data) return <CardSkeletons count={FIRST} height="23rem" />;
    return (
      <MoreOf items={videos.data} first={FIRST}>
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
    );
  }

  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading title="Video Tutorials" headingId={headingId} />
      {content()}
    </Section>
  );
}
