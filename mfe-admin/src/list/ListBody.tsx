import { Button, EmptyState, media, theme } from '@pressline/shared-ui';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { FetchFailure, isForbidden } from '../form/api/failures';
import { ListFooter, type ListFooterProps } from './ListFooter';
import { ListSkeleton } from './ListSkeleton';
import { Frame, List } from './rowStyle';

interface Pages {
  page: number;
  size: number;
  total: number;
  isLoaded: boolean;
  onPage: (part: { page: number }) => void;
}

/**
 * The page of a list to show. Goes to the last page when the address names a later one, or the
 * only row of this page was deleted.
 */
function usePages({ page, size, total, isLoaded, onPage }: Pages) {
  const lastPage = Math.max(1, Math.ceil(total / size));
  const isBeyond = isLoaded && page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that does not exist
  useEffect(() => {
    if (isBeyond) onPage({ page: lastPage });
  }, [isBeyond, lastPage]);
  return { page: Math.min(page, lastPage), isBeyond };
}

const Scroller = styled.section`
  position: relative;
  overflow-y: auto;
  transition: opacity ${theme.motion.fast};

  &[aria-busy='true'] { opacity: 0.6; }
  /* A short window scrolls as a whole, and a tall one shows more. */
  ${media.medium} { max-height: max(var(--list-height), 100dvh - 17rem); }
`;

interface ListTexts {
  plural: string;
  loading: string;
  empty: string;
  noMatch: string;
  fetchFailed: string;
  forbidden?: string;
}

interface ListBodyProps<Row> extends ListFooterProps {
  texts: ListTexts;
  query: { error: unknown; isPlaceholderData: boolean; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  /** Whether a search or filter is on, so that an empty list means that nothing matches. */
  isFiltered: boolean;
  onClearFilters: () => void;
  emptyAction?: ReactNode;
  height?: string;
  /** Shown above the rows and does not scroll with them. */
  head?: ReactNode;
  row: (row: Row, index: number) => ReactNode;
}

export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { texts, query, row } = props;
  const { page, isBeyond } = usePages({
    ...props,
    isLoaded: props.rows !== undefined && !query.isPlaceholderData,
  });
  const rows = isBeyond ? undefined : props.rows;
  if (texts.forbidden && isForbidden(query.error)) {
    return <EmptyState>{texts.forbidden}</EmptyState>;
  }
  const isEmpty = rows?.length === 0 && !query.error;
  return (
    <>
      <FetchFailure query={query} message={texts.fetchFailed} />
      {!rows && !query.error && <ListSkeleton label={texts.loading} />}
      {isEmpty && (
        <EmptyState
          action={
            props.isFiltered ? (
              <Button variant="secondary" onClick={props.onClearFilters}>
                Clear search and filters
              </Button>
            ) : (
              props.emptyAction
            )
          }
        >
          {props.isFiltered ? texts.noMatch : texts.empty}
        </EmptyState>
      )}
      {rows && !isEmpty && (
        <Frame>
          {props.head}
          <Scroller
            aria-label={`List of ${texts.plural}`}
            aria-busy={query.isPlaceholderData}
            tabIndex={props.height ? 0 : undefined}
            style={{ '--list-height': props.height } as CSSProperties}
          >
            <List>{rows.map((one, index) => row(one, index))}</List>
          </Scroller>
        </Frame>
      )}
      {rows && !isEmpty && <ListFooter {...props} page={page} />}
    </>
  );
}
