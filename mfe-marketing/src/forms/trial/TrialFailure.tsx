import { AlertDialog } from '@pressline/shared-ui';
import { failureText } from '../failureText';

interface TrialFailureProps {
  error: unknown;
  onClose: () => void;
  onRetry: () => void;
}

/** The alert after a trial that could not be created; the form stays open behind it. */
export function TrialFailure({ error, onClose, onRetry }: TrialFailureProps) {
  return (
    <AlertDialog
      open={error !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Error occurred! Please try again."
      description={`${failureText(error)} Everything you entered is still there.`}
      confirmLabel="Try Again"
      cancelLabel="Back to the Form"
      tone="default"
      onConfirm={onRetry}
    />
  );
}
