import { Button } from '@pressline/shared-ui';
import { useVerify } from './useFreshness';

interface VerifyButtonProps {
  ids: readonly string[];
  isDisabled: boolean;
  onVerified: () => void;
}

/** "Still right" for the articles that are ticked. */
export function VerifyButton({ ids, isDisabled, onVerified }: VerifyButtonProps) {
  const { mutate, isPending } = useVerify();
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={isDisabled}
      isBusy={isPending}
      onClick={() => mutate(ids, { onSuccess: onVerified })}
    >
      Still right
    </Button>
  );
}
