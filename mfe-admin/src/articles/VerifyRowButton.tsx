import { IconButton } from '@pressline/shared-ui';
import { useVerify } from '../list/useFreshness';

export function VerifyRowButton({ id, title }: { id: string; title: string }) {
  const { mutate, isPending } = useVerify();
  return (
    <IconButton
      icon="check"
      label={`Mark as verified: ${title}`}
      disabled={isPending}
      onClick={() => mutate([id])}
    />
  );
}
