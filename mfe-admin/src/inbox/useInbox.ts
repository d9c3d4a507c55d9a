import type { RequestOptions } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { useEffect, useRef } from 'react';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { type AddressFormat, useAddressState } from '../list/useAddressState';
import type { InboxAddress } from './inboxFormat';

/** One page of an inbox; the API's answer has the entries under a name of their own. */
export interface InboxPage<Entry> {
  entries: readonly Entry[];
  total: number;
}

export type InboxParams = Readonly<Record<string, string | number>>;

interface InboxOptions<Entry, Filter extends string> {
  /** Names the inbox among the queries. */
  name: string;
  format: AddressFormat<InboxAddress<Filter>>;
  /** The call's parameters for the filters of an address. */
  paramsOf: (address: InboxAddress<Filter>) => InboxParams;
  list: (params: InboxParams, init: RequestOptions) => Promise<InboxPage<Entry>>;
}

/** A list of what visitors sent: its address, its page, and where the focus goes when a row goes. */
export function useInbox<Entry, Filter extends string>(options: InboxOptions<Entry, Filter>) {
  const { name, format, paramsOf, list } = options;
  const { address, settled, update } = useAddressState(format);
  const { page, size } = settled;
  const params = { ...paramsOf(settled), page, limit: size };
  const query = useQuery<InboxPage<Entry>>({
    queryKey: [ADMIN_QUERIES, name, params],
    queryFn: ({ signal }) => list(params, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
    networkMode: 'always',
  });
  const total = query.data?.total ?? 0;

  const lastPage = Math.max(1, Math.ceil(total / size));
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) update({ page: lastPage } as Partial<InboxAddress<Filter>>);
  }, [isBeyond, lastPage, update]);

  const headingRef = useRef<HTMLHeadingElement>(null);
  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isRowGoing.current || document.activeElement !== document.body) return;
    isRowGoing.current = false;
    headingRef.current?.focus();
  });

  return {
    address,
    query,
    entries: isBeyond ? undefined : query.data?.entries,
    total,
    page: Math.min(page, lastPage),
    size,
    update,
    /** Other filters show other entries, from the first page on. */
    filter: (part: Partial<Record<Filter, string>>) =>
      update({ ...part, page: 1 } as Partial<InboxAddress<Filter>>),
    headingRef,
    /** Called before an entry is taken away. */
    expectRowGone() {
      isRowGoing.current = true;
    },
  };
}
