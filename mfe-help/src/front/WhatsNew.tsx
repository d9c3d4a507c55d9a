import type { PublicAnnouncement } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Badge, ColorBar, IconButton, Skeleton, theme } from '@pressline/shared-ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { standingNews } from '../content/standingNews';
import { Meta } from '../list/Meta';
import { announcementsQuery } from '../queries';
import { LocalDate } from '../text/LocalDate';
import { Prose } from '../text/Prose';
import { useDismissed } from './useDismissed';

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
  h3 { font-size: ${text.body}; line-height: 1.3; }
  h3 + div { color: ${color.inkSoft}; font-size: ${text.small}; }
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.sm};
`;

const Close = styled(IconButton)`
  align-self: start;
  margin: -${space.xs} -${space.sm} 0 0;

  @media (scripting: none) { display: none; }
`;

interface AnnouncementProps {
  announcement: PublicAnnouncement;
  onDismiss: () => void;
}

function Announcement({ announcement, onDismiss }: AnnouncementProps) {
  const { title, contentHtml, activeFrom, priority, isDismissible } = announcement;
  return (
    <Item>
      <Line>
        <Meta>
          <LocalDate iso={activeFrom} />
          {priority === 'high' && <Badge tone="danger">Important</Badge>}
        </Meta>
        {isDismissible && (
          <Close icon="close" size="sm" label={`Dismiss: ${title}`} onClick={onDismiss} />
        )}
      </Line>
      <h3 dir="auto">{title}</h3>
      <Prose html={contentHtml} />
    </Item>
  );
}

/** The active announcements; standing news when there are none or they cannot be fetched. */
export function WhatsNew() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = [], isPending } = useQuery(announcementsQuery());
  const { isDismissed, dismiss } = useDismissed();
  const announcements = data.filter((one) => !isDismissed(one));

  function items() {
    if (isPending) return <Skeleton height="14rem" />;
    if (announcements.length > 0) {
      return announcements.map((announcement) => (
        <Announcement
          key={announcement.id}
          announcement={announcement}
          onDismiss={() => {
            dismiss(announcement);
            // The button disappears, so the focus moves to the heading.
            heading.current?.focus();
          }}
        />
      ));
    }
    return standingNews.map((news) => (
      <Item key={news.title}>
        <h3>{news.title}</h3>
        <div>{news.text}</div>
      </Item>
    ));
  }

  return (
    <Sheet aria-labelledby={headingId}>
      <ColorBar />
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        What's New
      </Heading>
      <Items as={isPending ? 'div' : undefined}>{items()}</Items>
    </Sheet>
  );
}
