import type { RequestOptions } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import type { ListAddress } from '../list/listAddress';
import { type AddressFormat, useAddressState } from '../list/useAddressState';
import { useFocusAfterRemoval } from '../list/useFocusAfterRemoval';
import { usePages } from '../list/usePages';
import { type InboxPage, type InboxParams, useInboxMutation } from './useInboxMutation';

interface InboxOptions<Entry, Filter extends string> {
  /** Names the inbox among the queries. */
  name: string;
  /** What an entry is called in toasts: `request`. */
  noun: string;
  format: AddressFormat<ListAddress<Filter>>;
  /** The call's parameters for the filters of an address. */
  paramsOf: (address: ListAddress<Filter>) => InboxParams;
  list: (params: InboxParams, init: RequestOptions) => Promise<InboxPage<Entry>>;
  remove: (id: string) => Promise<void>;
}

export function useInbox<Entry extends { id: string }, Filter extends string>(
  options: InboxOptions<Entry, Filter>,
) {
  const { name, noun, format, paramsOf, list } = options;
  const { address, settled, update } = useAddressState(format);
  const { page, size } = settled;
  const params = { ...paramsOf(settled), page, limit: size };
  const query = useQuery<InboxPage<Entry>>({
    queryKey: [ADMIN_QUERIES, name, params],
    queryFn: ({ signal }) => list(params, { signal }),
    placeholderData: (before) => before,
  });
  const total = query.data?.total ?? 0;
  const isLoaded = query.data !== undefined && !query.isPlaceholderData;
  const onPage = (part: { page?: number; size?: number }) =>
    update(part as Partial<ListAddress<Filter>>);
  const pages = usePages({ page, size, total, isLoaded, onPage });
  const { headingRef, expectRemoval } = useFocusAfterRemoval();
  const removal = useInboxMutation<Entry, Entry, void>(name, {
    call: ({ id }) => options.remove(id),
    edit: (entries, { id }) => entries.filter((one) => one.id !== id),
    done: () => ({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted successfully` }),
    failed: `Failed to delete ${noun}`,
  });

  return {
    address,
    query,
    entries: pages.isBeyond ? undefined : query.data?.entries,
    total,
    page: pages.page,
    size,
    update,
    onPage,
    /** Other filters show other entries, from the first page on. */
    filter: (part: Partial<Record<Filter, string>>) =>
      update({ ...part, page: 1 } as Partial<ListAddress<Filter>>),
    headingRef,
    expectRemoval,
    remove(entry: Entry) {
      expectRemoval();
      removal.mutate(entry);
    },
  };
}
