import type { ResourceKey } from '@pressline/shared-api';
import { Button, EmptyState, ErrorState, Icon, Spinner, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorReason } from '../auth/errorReason';
import { resourceTexts } from './texts';
import type { useDocuments } from './useDocuments';
import type { AnyDocument } from './useResourceApi';

const { color, radius, space } = theme;

const Scroller = styled.section`
  position: relative;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  transition: opacity ${theme.motion.fast};

  &[aria-busy='true'] { opacity: 0.6; }
`;
const List = styled.ul.attrs({ className: 'rows' })`
  margin: 0;
`;
const Waiting = styled.div`
  padding: ${space.lg} 0;
`;

interface DocumentListProps {
  resourceKey: ResourceKey;
  query: ReturnType<typeof useDocuments>;
  /** Greatest height before it scrolls; as long as it is unless given. */
  height?: string | undefined;
  /** What an empty list says, when it is not the resource's own text. */
  emptyText?: string | undefined;
  /** Creates the first record from the empty list. */
  onCreate?: (() => void) | undefined;
  row: (document: AnyDocument) => ReactNode;
}

/** The records of a list, or that they are loading, could not be loaded, or are none. */
export function DocumentList({
  resourceKey,
  query,
  height,
  emptyText,
  onCreate,
  row,
}: DocumentListProps) {
  const texts = resourceTexts(resourceKey);
  const { documents, isError, error, isPlaceholderData } = query;
  const failure = isError && (
    <ErrorState message={texts.fetchFailed} onRetry={() => void query.refetch()}>
      {errorReason(error)}
    </ErrorState>
  );
  if (!documents) {
    return (
      failure || (
        <Waiting>
          <Spinner label={texts.loading} />
        </Waiting>
      )
    );
  }
  const create = onCreate && (
    <Button variant="secondary" onClick={onCreate}>
      <Icon name="plus" />
      New {texts.title}
    </Button>
  );
  if (documents.length === 0) {
    return failure || <EmptyState action={create}>{emptyText ?? texts.empty}</EmptyState>;
  }
  return (
    <>
      {failure}
      <Scroller
        aria-label={`List of ${texts.plural}`}
        aria-busy={isPlaceholderData}
        tabIndex={height ? 0 : undefined}
        style={height ? { maxHeight: height } : undefined}
      >
        <List>{documents.map(row)}</List>
      </Scroller>
    </>
  );
}
