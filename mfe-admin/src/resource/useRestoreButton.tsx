import type { ResourceKey } from '@pressline/shared-api';
import { resourceTexts } from '../documents/resourceTexts';
import { type AnyDocument, useResourceApi } from '../documents/useResourceApi';
import { useWrite } from '../documents/useWrites';
import { SmallButton } from '../SmallButton';

interface RestoreButtonProps {
  resourceKey: ResourceKey;
  id: string;
  onRestored: (document: AnyDocument) => void;
}

/** Brings a deleted document back, which the API does within 30 days. */
export function RestoreButton({ resourceKey, id, onRestored }: RestoreButtonProps) {
  const api = useResourceApi(resourceKey);
  const { mutate, isPending } = useWrite(resourceTexts(resourceKey).failed('restore'), {
    mutationFn: () => api.restore(id),
    onSuccess: onRestored,
  });
  return <SmallButton label="Restore it" isBusy={isPending} onClick={() => mutate()} />;
}
