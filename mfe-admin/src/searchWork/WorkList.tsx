import { EmptyState, Stack } from '@pressline/shared-ui';
import type { ReactNode, Ref } from 'react';
import { FetchFailure } from '../documents/FetchFailure';
import { ListSkeleton } from '../list/ListSkeleton';
import { PanelHeader } from '../list/PanelHeader';
import { List, Sheet } from '../list/rowStyle';
import { Note } from '../Notice';

interface WorkListProps<Row> {
  title: string;
  note: string;
  empty: string;
  query: {
    data: { searches: readonly Row[] } | undefined;
    error: unknown;
    isRefetching: boolean;
    refetch: () => unknown;
  };
  headingRef: Ref<HTMLHeadingElement>;
  row: (row: Row) => ReactNode;
}

export function WorkList<Row>(props: WorkListProps<Row>) {
  const { title, query, row } = props;
  const searches = query.data?.searches;
  return (
    <>
      <PanelHeader title={title} query={query} headingRef={props.headingRef} />
      <Stack gap="sm">
        <Note>{props.note}</Note>
        <FetchFailure query={query} message="Failed to fetch searches" />
        {!searches && !query.error && <ListSkeleton label="Loading searches..." />}
        {searches?.length === 0 && <EmptyState>{props.empty}</EmptyState>}
        {searches && searches.length > 0 && (
          <Sheet>
            <List aria-label={title}>{searches.map(row)}</List>
          </Sheet>
        )}
      </Stack>
    </>
  );
}
