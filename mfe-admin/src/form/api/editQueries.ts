import type { useQueryClient } from '@pressline/shared-api/query';

type QueryKey = readonly unknown[];
type Edit<Data> = (data: Data, queryKey: QueryKey) => Data;

/** What the server has sent, and the changes that are shown on top of it. */
interface Origin<Data> {
  data: Data;
  edits: readonly Edit<Data>[];
}

const origins = new WeakMap<object, unknown>();

/**
 * Changes what is in memory under a key, before the server has answered.
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
