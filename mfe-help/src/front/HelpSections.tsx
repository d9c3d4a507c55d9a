import { useQuery } from '@pressline/shared-api/query';
import { media, renderedWhenNear, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PopularArticles } from '../browse/PopularArticles';
import { DownloadSection } from '../download/DownloadSection';
import { FaqSection } from '../faq/FaqSection';
import { popularQuery } from '../queries';
import { VideoSection } from '../video/VideoSection';
import { QuickLinks } from './QuickLinks';
import { WhatsNew } from './WhatsNew';

const { space } = theme;

const Sections = styled(Stack)`
  & > * { ${renderedWhenNear(80)} }
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.xxl} ${space.xl};
  align-items: start;

  ${media.medium} { grid-template-columns: minmax(0, 1fr) 21rem; }
`;

export default function HelpSections() {
  const { isLoadingError } = useQuery(popularQuery());
  return (
    <Sections gap="xxl">
      <Columns>
        <PopularArticles />
        <Stack gap="xl">
          <WhatsNew />
          <QuickLinks />
        </Stack>
      </Columns>
      {/* One message is enough when the help center cannot be reached. */}
      {!isLoadingError && (
        <>
          <FaqSection />
          <VideoSection />
          <DownloadSection />
        </>
      )}
    </Sections>
  );
}
