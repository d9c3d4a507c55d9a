import { Dialog, DialogActions, LinkButton } from '@pressline/shared-ui';

interface TrialSuccessProps {
  /** The account's address; none: the dialog is closed. */
  url: string | undefined;
  onClose: () => void;
}

/** Leads to the new account, in a new tab. */
export function TrialSuccess({ url, onClose }: TrialSuccessProps) {
  return (
    <Dialog
      open={url !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title="Your account is ready"
      description="A shop with sample jobs is waiting for you. Sign in, open a ticket and send it to a press."
    >
      <DialogActions>
        {/* A link that is gone before its click has gone through leads nowhere. */}
        <LinkButton href={url} isNewTab onClick={() => setTimeout(onClose)}>
          Move to Login
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
