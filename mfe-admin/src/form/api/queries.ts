import {
  type ListParams,
  type ResourceDefinition,
  type ResourceKey,
  resources,
  type StaffList,
} from '@pressline/shared-api';
import { type UseQueryOptions, useQuery } from '@pressline/shared-api/query';
import { useMemo } from 'react';
import { type AnyDocument, useApi, useResourceApi } from './useApi';

export const ADMIN_QUERIES = 'admin';

/** What staff read from the API, cached under `key` until something is written. */
export const useAdminQuery = <Data, Shown = Data>(
  key: readonly unknown[],
  read: (init: { signal: AbortSignal }) => Promise<Data>,
  options?: Omit<UseQueryOptions<Data, Error, Shown>, 'queryKey' | 'queryFn'>,
) =>
  useQuery({
    ...options,
    queryKey: [ADMIN_QUERIES, ...key],
    queryFn: ({ signal }) => read({ signal }),
  });

/** Large enough for every resource that is shown without paging; the API's own limit. */
export const ALL_DOCUMENTS: ListParams = { limit: 1_000 };

/** One admin list. While another page of it loads, the one before stays. */
export function useDocuments(key: ResourceKey, params: ListParams, enabled = true) {
  const api = useResourceApi(key);
  const query = useAdminQuery([key, params], (init) => api.list(params, init), {
    enabled,
    placeholderData: (before) => before,
  });
  return {
    ...query,
    documents: query.data?.[resources[key].name] as readonly AnyDocument[] | undefined,
    total: query.data?.total ?? 0,
  };
}

export type NameOf = (id: string) => string | undefined;

/** Articles are too many to be listed for their names. */
const isReference = (field: ResourceDefinition['fields'][string]) =>
  field.kind === 'reference' && field.to !== 'articles';

/** The names of the documents that a resource refers to (at present always categories). */
export function useReferenceNames(resource: ResourceDefinition) {
  const reference = Object.values(resource.fields).find(isReference);
  const target = (reference?.kind === 'reference' ? reference.to : 'categories') as ResourceKey;
  const { documents, isLoading } = useDocuments(target, ALL_DOCUMENTS, reference !== undefined);
  const nameOf = useMemo((): NameOf => {
    const { titleField } = resources[target];
    const names = new Map(documents?.map((one) => [one.id, String(one[titleField])]));
    return (id) => names.get(id);
  }, [documents, target]);
  return { nameOf, isLoading };
}

const RARELY_MS = 5 * 60_000;

/** The active admin users, and whether owners are reminded by mail; undefined while they load. */
export function useStaffList(enabled = true): StaffList | undefined {
  const api = useApi();
  return useAdminQuery(['staff'], (init) => api.staff.list(init), {
    staleTime: RARELY_MS,
    enabled,
  }).data;
}

/** Names an admin user in full, where that is known. */
export function useFullName(isNeeded = true): (username: unknown) => string {
  const names = useStaffNames(undefined, isNeeded);
  return (username) => names[String(username)] ?? String(username);
}

/**
 * The names of active admin users by username. `known` is one that may have left: it stays a choice.
 */
export function useStaffNames(
  known?: string | null,
  enabled = true,
): Readonly<Record<string, string>> {
  const data = useStaffList(enabled);
  return useMemo(() => {
    const names = data?.staff.map(({ username, name }) => [username, name]) ?? [];
    return { ...(known && { [known]: known }), ...Object.fromEntries(names) };
  }, [data, known]);
}
