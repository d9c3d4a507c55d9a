import type { PublicFaq } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Icon, isIconName, media, Skeleton, Stack, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { isOwnPage } from '../components/Prose';
import { Shelf } from '../components/Shelf';
import { FaqItem } from '../faq/FaqItem';
import { downloadsQuery, faqsQuery, popularQuery, quickLinksQuery } from '../queries';
import { VideoSection } from '../video/VideoSection';
import { DownloadRow, DownloadRows } from './DownloadRow';
import { PopularArticles } from './PopularArticles';
import { WhatsNew } from './WhatsNew';

function DownloadSection() {
  return (
    <Shelf
      title="Downloads"
      lead="Templates, profiles and checklists to take with you to the press."
      query={useQuery(downloadsQuery())}
      failure="Failed to fetch downloads"
      skeleton={<Skeleton height="15rem" />}
      first={6}
    >
      {(shown) => (
        <DownloadRows>
          {shown.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </DownloadRows>
      )}
    </Shelf>
  );
}

const { color, layout, space, text } = theme;

const Faqs = styled.div`
  border-top: 1px solid ${color.ink};
`;

const mostReadFirst = (faqs: PublicFaq[]) => [...faqs].sort((a, b) => b.views - a.views);

function FaqSection() {
  return (
    <Shelf
      title="Frequently asked"
      lead="Common questions from the counter, the office and the press room."
      query={useQuery({ ...faqsQuery(), select: mostReadFirst })}
      failure="Failed to fetch FAQs"
      skeleton={<Skeleton height="28rem" />}
      first={8}
    >
      {(shown) => (
        <Faqs>
          {shown.map((faq) => (
            <FaqItem key={faq.id} faq={faq} group="faqs" />
          ))}
        </Faqs>
      )}
    </Shelf>
  );
}

const Section = styled.section`
  h2 { padding-bottom: ${space.xs}; border-bottom: 1px solid ${color.ink}; font-size: ${text.heading4}; }
  li { border-bottom: 1px solid ${color.line}; }
  a {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    min-height: ${layout.target};
    padding-block: ${space.xxs};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover { color: ${color.accent}; text-decoration: underline; }
  svg { flex: none; color: ${color.inkMuted}; }
  ul { padding: 0; list-style: none; }
`;

function Target({ url, children }: { url: string; children: ReactNode }) {
  return isOwnPage(url) ? <Link to={url}>{children}</Link> : <a href={url}>{children}</a>;
}

/** Links that staff have chosen for readers; nothing when there are none or they cannot be fetched. */
function QuickLinks() {
  const headingId = useId();
  const { data = [] } = useQuery(quickLinksQuery());
  if (data.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Quick Links</h2>
      <ul>
        {data.map(({ id, icon, label, url }) => (
          <li key={id}>
            <Target url={url}>
              <Icon name={isIconName(icon) && icon !== 'general' ? icon : 'link'} />
              {label}
            </Target>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.xxl} ${space.xl};
  align-items: start;

  ${media.medium} { grid-template-columns: minmax(0, 1fr) 21rem; }
`;

export default function HelpSections() {
  const { isLoadingError } = useQuery(popularQuery());
  return (
    <Stack gap="xxl">
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
    </Stack>
  );
}
