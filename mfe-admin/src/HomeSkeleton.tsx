import type { HomeCounts } from '@pressline/shared-api';
import {
  Cluster,
  type IconName,
  media,
  Skeleton,
  Spinner,
  Stack,
  theme,
} from '@pressline/shared-ui';
import { styled } from 'styled-components';

interface TodoItem {
  count: keyof HomeCounts;
  label: string;
  icon: IconName;
  /** Below /admin: the list that has as many entries as the number says. */
  list: string;
  /** Whether it should be seen to at once. */
  isUrgent?: true;
}

// biome-ignore format: a table
/** What Home counts, in its order. */
export const todoItems: readonly TodoItem[] = [
  { count: 'feedback', label: 'New feedback and suggestions', icon: 'thumb-up', list: 'feedback?status=new' },
  { count: 'searches', label: 'Searches with no good answer', icon: 'search', list: 'search' },
  { count: 'requests', label: 'Open contact requests', icon: 'mail', list: 'contact?status=open' },
  { count: 'failedMail', label: 'Failed emails', icon: 'alert', list: 'contact?status=open&state=dead', isUrgent: true },
  { count: 'overdue', label: 'Articles to review', icon: 'check', list: 'articles?status=overdue' },
  { count: 'scheduled', label: 'Scheduled articles', icon: 'clock', list: 'articles?status=scheduled' },
  { count: 'findings', label: 'Problems found by Health', icon: 'gauge', list: 'health' },
];

const { color, font, radius, space, text } = theme;

export const Root = styled.section`
  padding-block: ${space.lg} ${space.md};
  border-bottom: 1px solid ${color.line};
`;
export const Title = styled.h2`
  font-size: ${text.heading3};
`;
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space.xs};
`;
/** A number over its label; it stands out while something waits. */
export const Tile = styled.li`
  --edge: ${color.line};
  display: grid;
  border: 1px solid ${color.line};
  border-inline-start: 3px solid var(--edge);
  border-radius: ${radius.sm};
  background: ${color.surface};

  &[data-tone='waits'] { --edge: ${color.accent}; }
  &[data-tone='urgent'] { --edge: ${color.danger}; }
  > a:hover { background: ${color.tint}; }

  > * {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.xxs} ${space.xs};
    align-items: center;
    min-height: 3.75rem;
    padding: ${space.xs} ${space.sm};
    color: ${color.inkMuted};
    font-size: ${text.small};
    line-height: 1.3;
    text-decoration: none;
  }
  strong { font: 700 ${text.heading3}/1.1 ${font.display}; font-variant-numeric: tabular-nums; }
  &[data-tone] strong { color: ${color.ink}; }
  &[data-tone='urgent'] strong { color: ${color.danger}; }
  svg { display: none; }

  ${media.small} {
    > * { grid-template-columns: 1fr auto; align-content: start; align-items: start; padding: ${space.sm}; }
    strong { font-size: ${text.heading2}; }
    svg { display: block; }
    span:last-child { grid-column: 1 / -1; }
  }
`;

/** As tall as Home will be, so that nothing moves when it has loaded. */
export const HomeSkeleton = () => (
  <Root aria-label="Home" aria-busy="true">
    <Stack gap="sm">
      <Cluster>
        <Title>Home</Title>
        <Spinner label="Loading your to-do counts..." />
      </Cluster>
      <Tiles>
        {todoItems.map(({ count }) => (
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
