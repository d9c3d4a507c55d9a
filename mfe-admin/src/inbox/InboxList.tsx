import { Button, EmptyState, ErrorState } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { errorReason } from '../auth/errorReason';
import { ListFooter } from '../list/ListFooter';
import { ListSkeleton } from '../list/ListSkeleton';
import { List, Scroller, Sheet } from '../list/listStyle';
import type { useInbox } from './useInbox';

interface InboxListProps<Entry> {
  inbox: Pick<
    ReturnType<typeof useInbox<Entry, never>>,
    'entries' | 'query' | 'page' | 'size' | 'total'
  >;
  /** `all` is what the inbox holds, the others are counted. */
  nouns: { all: string; one: string; many: string };
  /** What stands here when nobody has sent anything yet. */
  empty: ReactNode;
  isFiltered: boolean;
  onClearFilters: () => void;
  onPage: (part: { page?: number; size?: number }) => void;
  row: (entry: Entry) => ReactNode;
}

/** The entries of an inbox, or that they are loading, could not be loaded, or are none. */
export function InboxList<Entry>({
  inbox,
  nouns,
  empty,
  isFiltered,
  onClearFilters,
  onPage,
  row,
}: InboxListProps<Entry>) {
  const { entries, query, page, size, total } = inbox;
  const { isError, error, isPlaceholderData, refetch } = query;
  const failure = isError && (
    <ErrorState message={`Failed to fetch ${nouns.all}`} onRetry={() => void refetch()}>
      {errorReason(error)}
    </ErrorState>
  );
  if (!entries) return failure || <ListSkeleton label={`Loading ${nouns.all}...`} />;
  if (entries.length === 0 && !isError) {
    if (!isFiltered) return <EmptyState>{empty}</EmptyState>;
    return (
      <EmptyState
        action={
          <Button variant="secondary" onClick={onClearFilters}>
            Clear search and filters
          </Button>
        }
      >
        No {nouns.all} found matching your search
      </EmptyState>
    );
  }
  return (
    <>
      {failure}
      <Sheet>
        <Scroller aria-label={`List of ${nouns.all}`} aria-busy={isPlaceholderData}>
          <List>{entries.map(row)}</List>
        </Scroller>
      </Sheet>
      <ListFooter page={page} size={size} total={total} nouns={nouns} onChange={onPage} />
    </>
  );
}
