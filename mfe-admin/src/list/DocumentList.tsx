import { ApiError } from '@pressline/shared-api';
import { Button, EmptyState, ErrorState, Icon } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { errorReason } from '../auth/errorReason';
import type { ResourceTexts } from '../documents/resourceTexts';
import type { useDocuments } from '../documents/useDocuments';
import type { AnyDocument } from '../documents/useResourceApi';
import { ListSkeleton } from './ListSkeleton';
import { List, Scroller, Sheet } from './listStyle';

interface DocumentListProps {
  texts: ResourceTexts;
  query: ReturnType<typeof useDocuments>;
  /** Whether a search or filter is on, so that an empty list means that nothing matches. */
  isFiltered: boolean;
  /** Greatest height before it scrolls. */
  height: string;
  onCreate: () => void;
  onClearFilters: () => void;
  /** Stands above the rows and does not scroll with them. */
  head?: ReactNode;
  row: (document: AnyDocument) => ReactNode;
}

/** The records of a list, or that they are loading, could not be loaded, or are none. */
export function DocumentList({
  texts,
  query,
  isFiltered,
  height,
  onCreate,
  onClearFilters,
  head,
  row,
}: DocumentListProps) {
  const { documents, isError, error, isPlaceholderData } = query;
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState>{texts.empty}: your role may not see this list.</EmptyState>;
  }
  const failure = isError && (
    <ErrorState message={texts.fetchFailed} onRetry={() => void query.refetch()}>
      {errorReason(error)}
    </ErrorState>
  );
  if (!documents) return failure || <ListSkeleton label={texts.loading} />;
  if (documents.length === 0 && !isError) {
    return isFiltered ? (
      <EmptyState
        action={
          <Button variant="secondary" onClick={onClearFilters}>
            Clear search and filters
          </Button>
        }
      >
        {texts.noMatch}
      </EmptyState>
    ) : (
      <EmptyState
        action={
          <Button variant="secondary" onClick={onCreate}>
            <Icon name="plus" />
            New {texts.title}
          </Button>
        }
      >
        {texts.empty}
      </EmptyState>
    );
  }
  return (
    <>
      {failure}
      <Sheet>
        {head}
        <Scroller
          aria-label={`List of ${texts.plural}`}
          aria-busy={isPlaceholderData}
          tabIndex={0}
          style={{ maxHeight: height }}
        >
          <List>{documents.map(row)}</List>
        </Scroller>
      </Sheet>
    </>
  );
}
