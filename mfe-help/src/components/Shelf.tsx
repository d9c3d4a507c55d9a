import { media, SectionHeading, theme } from '@pressline/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Loaded, type LoadedProps } from './Loaded';

const { color, space, layout } = theme;

const Rest = styled.details`
  padding-top: ${space.sm};

  > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary { display: none; }
`;

interface MoreOfProps<Item> {
  items: readonly Item[];
  /** How many are shown at once; the others wait behind "Show N more". */
  first: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that begins short; the browser unfolds the rest, with or without script. */
export function MoreOf<Item>({ items, first, children }: MoreOfProps<Item>) {
  const rest = items.slice(first);
  return (
    <>
      {children(items.slice(0, first))}
      {rest.length > 0 && (
        <Rest>
          <summary>{`Show ${rest.length} more`}</summary>
          {children(rest)}
        </Rest>
      )}
    </>
  );
}

/* The heading beside its content where there is room, and in sight as long as the content is. */
const Section = styled.section`
  display: grid;
  gap: ${space.lg} ${space.xl};
  align-items: start;
  > :last-child { min-width: 0; }

  ${media.medium} {
    grid-template-columns: 17rem minmax(0, 1fr);
    > :first-child { position: sticky; top: calc(${theme.layout.headerHeight} + ${space.lg}); }
  }
`;

type ShelfProps<Item> = Omit<LoadedProps<readonly Item[]>, 'children'> &
  Omit<MoreOfProps<Item>, 'items'> & { title: string; lead: string };

/** A list on the front page with its heading at the side; nothing when the list is empty. */
export function Shelf<Item>(props: ShelfProps<Item>) {
  const { title, lead, query, failure, skeleton, first, children } = props;
  const headingId = useId();
  if (query.data?.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading title={title} lead={lead} headingId={headingId} />
      <div>
        <Loaded query={query} failure={failure} skeleton={skeleton}>
          {(items) => (
            <MoreOf items={items} first={first}>
              {children}
            </MoreOf>
          )}
        </Loaded>
      </div>
    </Section>
  );
}
