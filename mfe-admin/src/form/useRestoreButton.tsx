import { ApiError, type ResourceKey } from '@pressline/shared-api';
import { resourceTexts } from './api/resourceTexts';
import { type AnyDocument, useResourceApi } from './api/useResourceApi';
import { useWrite } from './api/useWrites';
import { Note } from './Notice';
import { SmallButton } from './SmallButton';

/**
 * The button that brings a deleted document back, which the API does within 30 days. Once that was in
 * vain it says so, also when its place is rendered anew: the state is its host's.
 */
export function useRestoreButton(
  resourceKey: ResourceKey,
  id: string,
  onRestored: (document: AnyDocument) => void,
) {
  const api = useResourceApi(resourceKey);
  const { mutate, isPending, error } = useWrite(resourceTexts(resourceKey).failed('restore'), {
    mutationFn: () => api.restore(id),
    onSuccess: onRestored,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing) return <Note role="status">It is not in the trash.</Note>;
  return <SmallButton label="Restore it" isBusy={isPending} onClick={() => mutate()} />;
}
