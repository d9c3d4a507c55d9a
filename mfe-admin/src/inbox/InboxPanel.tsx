import { AlertDialog, Stack } from '@pressline/shared-ui';
import { type ReactNode, useState } from 'react';
import { Note } from '../form/controls';
import { FilterChoice, type FilterChoiceProps, Filters, SearchBox } from '../list/Filters';
import { ListBody } from '../list/ListBody';
import { PanelHeader } from '../list/PanelHeader';
import type { useInbox } from './useInbox';

type InboxFilter<Filter> = Omit<FilterChoiceProps, 'value' | 'onChange'> & { name: Filter };

interface InboxPanelProps<Entry extends { id: string }, Filter extends string> {
  title: string;
  note?: string;
  /** Shown above the filters. */
  children?: ReactNode;
  inbox: ReturnType<typeof useInbox<Entry, Filter>>;
  /** `all` is what the inbox holds, the others are counted. */
  nouns: { all: string; one: string; many: string };
  empty: string;
  search?: Filter;
  filters: readonly InboxFilter<Filter>[];
  /** A filter without a choice of its own, and the button that ends it. */
  more?: { name: Filter; button: ReactNode };
  /** What is asked before an entry is deleted. */
  question: (entry: Entry) => { title: string; description: string };
  row: (entry: Entry, askRemoval: () => void) => ReactNode;
  dialog?: (askRemoval: (entry: Entry) => void) => ReactNode;
}

export function InboxPanel<Entry extends { id: string }, Filter extends string>(
  props: InboxPanelProps<Entry, Filter>,
) {
  const { title, inbox, nouns, search, filters, more, question } = props;
  const { address, entries, query, filter } = inbox;
  const [askedId, setAskedId] = useState<string>();
  const asked = entries?.find(({ id }) => id === askedId);
  const set = (names: readonly Filter[], value: string) =>
    filter(Object.fromEntries(names.map((name) => [name, value])) as Record<Filter, string>);
  const names = [search, more?.name, ...filters.map(({ name }) => name)].filter(
    (name) => name !== undefined,
  );
  return (
    <>
      <PanelHeader title={title} query={query} headingRef={inbox.headingRef} />
      <Stack gap="sm">
        {props.note && <Note>{props.note}</Note>}
        {props.children}
        <Filters aria-label={title}>
          {search && (
            <SearchBox
              noun={nouns.all}
              value={address[search]}
              onChange={(value) => set([search], value)}
            />
          )}
          {filters.map(({ name, ...texts }) => (
            <FilterChoice
              key={name}
              {...texts}
              value={address[name]}
              onChange={(value) => set([name], value)}
            />
          ))}
          {more && address[more.name] && more.button}
        </Filters>
        <ListBody
          texts={{
            plural: nouns.all,
            loading: `Loading ${nouns.all}...`,
            empty: props.empty,
            noMatch: `No ${nouns.all} found matching your search`,
            fetchFailed: `Failed to fetch ${nouns.all}`,
          }}
          query={query}
          rows={entries}
          isFiltered={names.some((name) => address[name])}
          onClearFilters={() => set(names, '')}
          row={(entry) => props.row(entry, () => setAskedId(entry.id))}
          page={inbox.page}
          size={inbox.size}
          total={inbox.total}
          nouns={nouns}
          onPage={inbox.onPage}
        />
      </Stack>
      {props.dialog?.(({ id }) => setAskedId(id))}
      {asked && (
        <AlertDialog
          onOpenChange={() => setAskedId(undefined)}
          {...question(asked)}
          confirmLabel="Delete"
          onConfirm={() => inbox.remove(asked)}
        />
      )}
    </>
  );
}
