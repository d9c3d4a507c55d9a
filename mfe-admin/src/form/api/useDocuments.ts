import {
  type ListParams,
  type ResourceDefinition,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { useMemo } from 'react';
import { useAdminQuery } from './adminQueries';
import { type AnyDocument, useResourceApi } from './useResourceApi';

/** Large enough for every resource that is shown without paging; the API's own limit. */
export const ALL: ListParams = { limit: 1_000 };

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
  const { documents, isLoading } = useDocuments(target, ALL, reference !== undefined);
  const nameOf = useMemo((): NameOf => {
    const { titleField } = resources[target];
    const names = new Map(documents?.map((one) => [one.id, String(one[titleField])]));
    return (id) => names.get(id);
  }, [documents, target]);
  return { nameOf, isLoading };
}
