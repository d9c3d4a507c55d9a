import { SmallButton } from '../form/SmallButton';
import { useVerify } from './useFreshness';

interface VerifyButtonProps {
  ids: readonly string[];
  isDisabled: boolean;
  onVerified: () => void;
}

export function VerifyButton({ ids, isDisabled, onVerified }: VerifyButtonProps) {
  const { mutate, isPending } = useVerify();
  return (
    <SmallButton
      label="Mark as verified"
      disabled={isDisabled}
      isBusy={isPending}
      onClick={() => mutate(ids, { onSuccess: onVerified })}
    />
  );
}
