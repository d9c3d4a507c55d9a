import { type ListParams, type ResourceKey, resources } from '@pressline/shared-api';
import type { useQueryClient } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from './queries';
import type { AnyBody, AnyDocument, AnyList } from './useApi';

type QueryKey = readonly unknown[];
type Edit<Data> = (data: Data, queryKey: QueryKey) => Data;

/** What the server has sent, and the changes that are shown on top of it. */
interface Origin<Data> {
  data: Data;
  edits: readonly Edit<Data>[];
}

const origins = new WeakMap<object, unknown>();

/**
 * Changes cached data under a key, before the server has answered.
 * @returns the function that undoes this change and keeps every other one
 */
export function editQueries<Data extends object>(
  queryClient: ReturnType<typeof useQueryClient>,
  key: QueryKey,
  edit: Edit<Data>,
): () => void {
  const filter = { queryKey: key };
  const originOf = (shown: Data) => origins.get(shown) as Origin<Data> | undefined;
  function show(queryKey: QueryKey, { data, edits }: Origin<Data>): void {
    const edited = edits.reduce((before, one) => one(before, queryKey), data);
    const shown = queryClient.setQueryData<Data>(queryKey, () => edited);
    if (shown) origins.set(shown, { data, edits });
  }

  // An answer that is on its way does not have the change.
  void queryClient.cancelQueries(filter);
  for (const [queryKey, shown] of queryClient.getQueriesData<Data>(filter)) {
    if (!shown) continue;
    const { data, edits } = originOf(shown) ?? { data: shown, edits: [] };
    show(queryKey, { data, edits: [...edits, edit] });
  }
  return () => {
    for (const [queryKey, shown] of queryClient.getQueriesData<Data>(filter)) {
      const origin = shown && originOf(shown);
      // Data that was fetched in the meantime is as the server has it.
      if (!origin?.edits.includes(edit)) continue;
      show(queryKey, { ...origin, edits: origin.edits.filter((one) => one !== edit) });
    }
  };
}

type Documents = readonly AnyDocument[];
/** Makes the next state of one list; `isPaged` for those that a panel shows. */
type ListEdit = (documents: Documents, isPaged: boolean) => Documents;

/**
 * Changes every list of a resource that is in memory, before the server has answered.
 * @returns the function that undoes the change
 */
export function editLists(
  queryClient: ReturnType<typeof useQueryClient>,
  key: ResourceKey,
  edit: ListEdit,
): () => void {
  const { name } = resources[key];
  return editQueries<AnyList>(queryClient, [ADMIN_QUERIES, key], (list, [, , params]) => {
    if (!Array.isArray(list[name])) return list;
    const documents: Documents = list[name];
    const edited = edit(documents, (params as ListParams | undefined)?.page !== undefined);
    return { ...list, [name]: edited, total: list.total + edited.length - documents.length };
  });
}

const UNSAVED = 0;
let lastPending = 0;

/** Whether the server has not stored the document like this yet: nothing can be done to it. */
export const isPending = ({ version }: AnyDocument): boolean => version === UNSAVED;

export const changedDocument = (document: AnyDocument, change: AnyBody): AnyDocument => ({
  ...document,
  ...change,
  updatedAt: new Date().toISOString(),
  savedBy: null,
  version: UNSAVED,
});

export function createdDocument(body: AnyBody): AnyDocument {
  lastPending += 1;
  const now = new Date().toISOString();
  const id = `pending-${lastPending}`;
  return { ...body, id, version: UNSAVED, createdAt: now, updatedAt: now, savedBy: null };
}
