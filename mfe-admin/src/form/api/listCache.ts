import { type ListParams, type ResourceKey, resources } from '@pressline/shared-api';
import type { useQueryClient } from '@pressline/shared-api/query';

import { ADMIN_QUERIES } from './adminQueries';
import { editQueries } from './editQueries';
import type { AnyBody, AnyDocument, AnyList } from './useResourceApi';

type Documents = readonly AnyDocument[];
/** Makes the next state of one list; `isPaged` for those that a panel shows. */
type Edit = (documents: Documents, isPaged: boolean) => Documents;

/**
 * Changes every list of a resource that is in memory, before the server has answered.
 * @returns the function that undoes the change
 */
export function editLists(
  queryClient: ReturnType<typeof useQueryClient>,
  key: ResourceKey,
  edit: Edit,
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
