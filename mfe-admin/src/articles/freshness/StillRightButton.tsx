import { IconButton } from '@pressline/shared-ui';
import { useVerify } from './useFreshness';

export function StillRightButton({ id, title }: { id: string; title: string }) {
  const { mutate, isPending } = useVerify();
  return (
    <IconButton
      icon="check"
      label={`Still right: ${title}`}
      disabled={isPending}
      onClick={() => mutate([id])}
    />
  );
}
