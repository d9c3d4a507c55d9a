import type { ArticlePage } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Grid, Stack, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DownloadRow, DownloadRows } from '../../browse/DownloadRow';
import { NeedMoreHelp } from '../../browse/NeedMoreHelp';
import { FaqItem } from '../../faq/FaqItem';
import { companionQueries } from '../../queries';
import { VideoCard } from '../../video/VideoCard';
import { Neighbors, RelatedArticles } from './Neighbors';

const { color, space, text } = theme;

const FIRST_FAQS = 4;
const FIRST_VIDEOS = 3;
const FIRST_DOWNLOADS = 4;

const Section = styled.section`
  display: grid;
  gap: ${space.lg};

  > h2 { font-size: ${text.heading3}; }
  h3 { font-size: ${text.heading4}; }
  > div { display: grid; gap: ${space.sm}; }
`;
const Faqs = styled.div`
  border-top: 1px solid ${color.line};
`;

function Companions({ category }: { category: { id: string; name: string } }) {
  const queries = companionQueries(category.id);
  const { data: faqs = [] } = useQuery(queries.faqs);
  const { data: videos = [] } = useQuery(queries.videos);
  const { data: downloads = [] } = useQuery(queries.downloads);
  const headingId = useId();
  if (faqs.length + videos.length + downloads.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{`More on ${category.name}`}</h2>
      {faqs.length > 0 && (
        <div>
          <h3>Questions</h3>
          <Faqs>
            {faqs.slice(0, FIRST_FAQS).map((faq) => (
              <FaqItem key={faq.id} faq={faq} group="faqs" />
            ))}
          </Faqs>
        </div>
      )}
      {videos.length > 0 && (
        <div>
          <h3>Videos</h3>
          <Grid as="ul" gap="md" minColumn="17rem">
            {videos.slice(0, FIRST_VIDEOS).map((video) => (
              <li key={video.id}>
                <VideoCard video={video} />
              </li>
            ))}
          </Grid>
        </div>
      )}
      {downloads.length > 0 && (
        <div>
          <h3>Downloads</h3>
          <DownloadRows>
            {downloads.slice(0, FIRST_DOWNLOADS).map((download) => (
              <DownloadRow key={download.id} download={download} />
            ))}
          </DownloadRows>
        </div>
      )}
    </Section>
  );
}

export default function FurtherReading({ article }: { article: ArticlePage }) {
  return (
    <Stack gap="xxl">
      <Neighbors article={article} />
      <RelatedArticles articles={article.related} />
      {article.category && <Companions category={article.category} />}
      <NeedMoreHelp />
    </Stack>
  );
}
