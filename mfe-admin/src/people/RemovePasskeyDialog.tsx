import { Button, Dialog, DialogActions } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useApi } from '../form/api/useApi';
import { ConfirmDialog } from './ConfirmDialog';
import type { PasskeyProps } from './PasskeyDialogs';

interface RemovePasskeyDialogProps extends PasskeyProps {
  isLast: boolean;
  /** Whether all users need a passkey. */
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
        description="Passkeys are required. Add another passkey before you remove your last one."
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
          ? 'This is your last passkey. Removing it also deletes your recovery codes, and you’ll sign in with your password alone.'
          : 'You won’t be able to sign in with it. Your other passkeys still work.'
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
