import type { PublicAnnouncement } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Badge, ColorBar, IconButton, Skeleton, theme } from '@pressline/shared-ui';
import { useId, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { LocalDate } from '../components/LocalDate';
import { Meta } from '../components/Meta';
import { Prose } from '../components/Prose';
import { announcementsQuery } from '../queries';
import { entryOf, readDismissed, writeDismissed } from './dismissedNews';

const standingNews = [
  {
    title: 'Procedures you can follow at the press',
    text: 'Articles walk you through each procedure step by step, with checklists so you don’t miss anything.',
  },
  {
    title: 'Search that speaks print',
    text: 'Search all articles for a status, a field name or a shop-floor term.',
  },
  {
    title: 'Works on paper, too',
    text: 'Every article prints cleanly, so you can keep it next to the machine.',
  },
] as const;

type Revision = Pick<PublicAnnouncement, 'id' | 'revision'>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function dismiss(announcement: Revision): void {
  writeDismissed(entryOf(announcement));
  for (const listener of listeners) listener();
}

export function useDismissed() {
  const entries = useSyncExternalStore(subscribe, readDismissed, () => '').split(' ');
  return { isDismissed: (one: Revision) => entries.includes(entryOf(one)), dismiss };
}

const { color, space, radius, text } = theme;

const Sheet = styled.section`
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  > h2 { padding: ${space.md} ${space.lg} 0; font-size: ${text.heading3}; }
  > ul { padding: 0 ${space.lg} ${space.xs}; }
`;
const Item = styled.li`
  display: grid;
  gap: ${space.xxs};
  padding-block: ${space.md};

  &:not([hidden]) ~ & { border-top: 1px solid ${color.line}; }
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
  margin: calc(-1 * ${space.xs}) calc(-1 * ${space.sm}) 0 0;

  @media (scripting: none) { display: none; }
`;

interface AnnouncementProps {
  announcement: PublicAnnouncement;
  onDismiss: () => void;
}

function Announcement({ announcement, onDismiss }: AnnouncementProps) {
  const { title, contentHtml, activeFrom, priority, isDismissible } = announcement;
  return (
    <Item data-news={entryOf(announcement)}>
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

  return (
    <Sheet aria-labelledby={headingId}>
      <ColorBar />
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        What's New
      </h2>
      {isPending ? (
        <Skeleton height="14rem" />
      ) : (
        <ul>
          {announcements.map((announcement) => (
            <Announcement
              // One that has changed must not inherit what the early script did to its former self.
              key={entryOf(announcement)}
              announcement={announcement}
              onDismiss={() => {
                dismiss(announcement);
                // The button disappears, so the focus moves to the heading.
                heading.current?.focus();
              }}
            />
          ))}
          {standingNews.map((news) => (
            <Item key={news.title} data-standing="" hidden={announcements.length > 0}>
              <h3>{news.title}</h3>
              <div>{news.text}</div>
            </Item>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
