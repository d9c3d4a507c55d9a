import { ApiError, type ResourceKey } from '@pressline/shared-api';
import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { errorReason } from '../auth/errorReason';
import { ADMIN_QUERIES, HELP_QUERIES } from './queryKeys';
import { type Action, resourceTexts } from './texts';
import { type AnyBody, type AnyDocument, useResourceApi } from './useResourceApi';

/** A record to write: an existing one has an id, and the version that the change is based on. */
export interface Change {
  base?: Pick<AnyDocument, 'id' | 'version'> | undefined;
  body: AnyBody;
}

/** Saving and deleting, with the spec's toasts; the lists here and on the public pages refresh. */
export function useDocumentMutations(key: ResourceKey) {
  const api = useResourceApi(key);
  const queryClient = useQueryClient();
  const texts = resourceTexts(key);

  const succeeded = (action: Action) => showToast({ title: texts.done(action) });
  const failed = (action: Action, error: unknown) =>
    showToast({
      title: texts.failed(action),
      description: errorReason(error),
      variant: 'destructive',
    });
  const shared = {
    networkMode: 'always',
    // After a failure too: it may be that somebody else has changed or deleted the record.
    onSettled(_answer: unknown, error: unknown) {
      // Who would not log in again just now is not asked once more by the lists.
      if (error instanceof ApiError && error.status === 401) return;
      void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] });
      void queryClient.invalidateQueries({ queryKey: [HELP_QUERIES] });
    },
  } as const;
  const actionOf = ({ base }: Change) => (base ? 'update' : 'create');

  const save = useMutation({
    ...shared,
    mutationFn: ({ base, body }: Change) =>
      base ? api.update(base.id, { ...body, version: base.version }) : api.create(body),
    onSuccess: (_document, change) => succeeded(actionOf(change)),
    onError: (error, change) => failed(actionOf(change), error),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: (id: string) => api.remove(id),
    onSuccess: () => succeeded('delete'),
    onError: (error) => failed('delete', error),
  });
  return { save, remove };
}
