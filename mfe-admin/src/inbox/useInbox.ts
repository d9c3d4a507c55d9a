import type { RequestOptions } from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { showToast, type ToastMessage } from '@pressline/shared-ui/toast';
import { editQueries } from '../form/api/editQueries';
import { ADMIN_QUERIES, useAdminQuery } from '../form/api/queries';
import { UNDO_MS } from '../form/api/undo';
import { useWrite } from '../form/api/writes';
import { useFocusAfterRemoval } from '../form/browser';
import type { ListAddress } from '../list/listAddress';
import { type AddressFormat, useAddressState } from '../list/useAddressState';

interface InboxPage<Entry> {
  entries: readonly Entry[];
  total: number;
}

type InboxParams = Readonly<Record<string, string | number>>;

interface InboxMutation<Entry, Change, Answer> {
  call: (change: Change) => Promise<Answer>;
  /** The entries of one list, as they will be. */
  edit: (entries: readonly Entry[], change: Change, params: InboxParams) => readonly Entry[];
  done: (change: Change, answer: Answer) => ToastMessage;
  failed: string;
}

/** A change of an inbox's entries: shown at once, put back when it is refused. */
export function useInboxMutation<Entry, Change, Answer>(
  name: string,
  { call, edit, done, failed }: InboxMutation<Entry, Change, Answer>,
) {
  const queryClient = useQueryClient();
  return useWrite(failed, {
    // One after the other: the next change of an entry builds on the answer to the one before.
    scope: { id: name },
    mutationFn: call,
    onMutate: (change: Change) =>
      editQueries<InboxPage<Entry>>(queryClient, [ADMIN_QUERIES, name], (list, [, , params]) => {
        const entries = edit(list.entries, change, params as InboxParams);
        return { entries, total: list.total + entries.length - list.entries.length };
      }),
    onSuccess: (answer, change) => showToast(done(change, answer)),
  });
}

/** The call of an update. What the list shows has the version from before one until it is fetched again. */
export function useLatestVersion(name: string) {
  const queryClient = useQueryClient();
  return async <Entry extends { id: string; version: number }>(
    { id, version }: Entry,
    update: (id: string, version: number) => Promise<Entry>,
  ): Promise<Entry> => {
    const key = [ADMIN_QUERIES, `${name}-version`, id];
    const known = queryClient.getQueryData<number>(key) ?? 0;
    const changed = await update(id, Math.max(version, known));
    queryClient.setQueryData(key, changed.version);
    return changed;
  };
}

interface InboxOptions<Entry, Filter extends string> {
  /** Names the inbox among the queries. */
  name: string;
  /** What an entry is called in toasts: `request`. */
  noun: string;
  format: AddressFormat<ListAddress<Filter>>;
  /** The call's parameters for the filters of an address. */
  paramsOf: (address: ListAddress<Filter>) => InboxParams;
  list: (params: InboxParams, init: RequestOptions) => Promise<InboxPage<Entry>>;
  remove: (entry: Entry) => Promise<unknown>;
  /** Takes back a deletion; without it there is no Undo. */
  restore?: (entry: Entry) => void;
}

export function useInbox<Entry extends { id: string }, Filter extends string>(
  options: InboxOptions<Entry, Filter>,
) {
  const { name, noun, format, paramsOf, list, restore } = options;
  const { address, debounced, update } = useAddressState(format);
  const { page, size } = debounced;
  const params = { ...paramsOf(debounced), page, limit: size };
  const query = useAdminQuery([name, params], (init) => list(params, init), {
    placeholderData: (before) => before,
  });
  const total = query.data?.total ?? 0;
  const onPage = (part: { page?: number; size?: number }) =>
    update(part as Partial<ListAddress<Filter>>);
  const { headingRef, expectRemoval } = useFocusAfterRemoval();
  const removal = useInboxMutation<Entry, Entry, unknown>(name, {
    call: options.remove,
    edit: (entries, { id }) => entries.filter((one) => one.id !== id),
    done: (entry) => ({
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted successfully`,
      ...(restore && {
        duration: UNDO_MS,
        action: { label: 'Undo', onPress: () => restore(entry) },
      }),
    }),
    failed: `Failed to delete ${noun}`,
  });

  return {
    address,
    query,
    entries: query.data?.entries,
    total,
    page,
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
