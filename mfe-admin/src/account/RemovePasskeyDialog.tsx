import { Button, Dialog, DialogActions } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useApi } from '../auth/useSession';
import { ConfirmDialog } from './ConfirmDialog';
import type { OfOne } from './PasskeyDialogs';

interface RemovePasskeyDialogProps extends OfOne {
  isLast: boolean;
  /** Whether everybody needs a passkey. */
  isRequired: boolean;
}

export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, isLast, isRequired, onClose, onDone } = props;
  const { passkeys } = useApi();
  const title = `Remove “${passkey.name}”?`;
  if (isLast && isRequired) {
    return (
      <Dialog
        onOpenChange={onClose}
        size="sm"
        title={title}
        description="Everybody needs a passkey, and it is your last one: add another one before you remove this one."
      >
        <DialogActions>
          <Button onClick={onClose}>OK</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      description={
        isLast
          ? 'It is your last passkey: your recovery codes go with it, and your password alone logs you in.'
          : 'It no longer logs you in. Your other passkeys stay.'
      }
      confirmLabel="Remove"
      isDanger
      onConfirm={async (current) => {
        await passkeys.remove(passkey.id, { current });
        showToast({ title: `Passkey removed: ${passkey.name}` });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
