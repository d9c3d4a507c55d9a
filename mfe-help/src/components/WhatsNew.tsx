import type { PublicAnnouncement } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Badge, ColorBar, Skeleton, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { activeAnnouncements } from '../activeAnnouncements';
import { standingNews } from '../content/standingNews';
import { announcementsQuery } from '../queries';
import { LocalDate } from './LocalDate';
import { Meta } from './Meta';
import { Prose } from './Prose';

const { color, space, radius, text } = theme;

const Sheet = styled.section`
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
`;
const Heading = styled.h2`
  padding: ${space.md} ${space.lg} 0;
  font-size: ${text.heading3};
`;
const Items = styled.ul`
  padding: 0 ${space.lg} ${space.xs};
`;
const Item = styled.li`
  display: grid;
  gap: ${space.xxs};
  padding-block: ${space.md};

  & + & { border-top: 1px solid ${color.line}; }
`;
const Title = styled.h3`
  font-size: ${text.body};
  line-height: 1.3;
`;
const Text = styled.div`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

function Announcement({ announcement }: { announcement: PublicAnnouncement }) {
  const { title, contentHtml, activeFrom, priority } = announcement;
  return (
    <Item>
      <Meta>
        <LocalDate iso={activeFrom} />
        {priority === 'high' && <Badge tone="danger">Important</Badge>}
      </Meta>
      <Title>{title}</Title>
      <Text>
        <Prose html={contentHtml} />
      </Text>
    </Item>
  );
}

/** The announcements in force; standing news when there are none, or when they cannot be had. */
export function WhatsNew() {
  const headingId = useId();
  const { data, isPending, dataUpdatedAt } = useQuery(announcementsQuery());
  const announcements = data ? activeAnnouncements(data, dataUpdatedAt) : [];

  function items() {
    if (isPending) return <Skeleton height="14rem" />;
    if (announcements.length > 0) {
      return announcements.map((announcement) => (
        <Announcement key={announcement.id} announcement={announcement} />
      ));
    }
    return standingNews.map((news) => (
      <Item key={news.title}>
        <Title>{news.title}</Title>
        <Text>{news.text}</Text>
      </Item>
    ));
  }

  return (
    <Sheet aria-labelledby={headingId}>
      <ColorBar />
      <Heading id={headingId}>What's New</Heading>
      <Items as={isPending ? 'div' : undefined}>{items()}</Items>
    </Sheet>
  );
}
