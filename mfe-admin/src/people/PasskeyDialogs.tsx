import { ApiError, type Passkey } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { Button, Dialog, DialogActions, Field, TextInput } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { errorReason } from '../form/api/failures';
import { useApi } from '../form/api/useApi';
import { FormDialog } from '../form/FormDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { createPasskey } from './passkeys';

const MAX_NAME = 60;

interface DialogProps {
  onClose: () => void;
  /** Something has changed; with codes that are to be shown. */
  onDone: (recoveryCodes?: string[]) => void;
}

interface NameFieldProps {
  name: string;
  error?: string | null;
  isRequired?: boolean;
  onChange: (name: string) => void;
}

function NameField({ name, error, isRequired, onChange }: NameFieldProps) {
  return (
    <Field
      label="Name"
      required={isRequired}
      hint="A name you will recognize, such as “Work laptop”"
      error={error}
    >
      <TextInput
        value={name}
        maxLength={MAX_NAME}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

interface AddPasskeyDialogProps extends DialogProps {
  /** Those of the passkeys that there are. */
  names: readonly string[];
}

export function AddPasskeyDialog({ names, onClose, onDone }: AddPasskeyDialogProps) {
  const { passkeys } = useApi();
  const [name, setName] = useState('');
  // Before the browser creates a passkey that the server would not know.
  const isTaken = names.some((one) => one.toLowerCase() === name.trim().toLowerCase());
  async function handleConfirm(current: string) {
    const made = await createPasskey(await passkeys.start({ current }));
    const { passkey, recoveryCodes } = await passkeys.add({ ...made, name });
    showToast({ title: `Passkey added: ${passkey.name}` });
    onDone(recoveryCodes);
  }
  return (
    <ConfirmDialog
      title="Add a passkey"
      description="Enter your password. Your browser then asks where to save the passkey."
      confirmLabel="Add passkey"
      isBlocked={isTaken}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <NameField
        name={name}
        error={isTaken ? 'You already have a passkey with this name' : undefined}
        onChange={setName}
      />
    </ConfirmDialog>
  );
}

export type PasskeyProps = DialogProps & { passkey: Passkey };

export function RenamePasskeyDialog({ passkey, onClose, onDone }: PasskeyProps) {
  const { passkeys } = useApi();
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => passkeys.rename(passkey.id, { name }),
    onSuccess: () => onDone(),
  });
  const problem = error instanceof ApiError ? error.fields?.name : undefined;
  return (
    <FormDialog
      title="Rename passkey"
      submitLabel="Rename"
      isBusy={isPending}
      onSubmit={() => isPending || mutate()}
      onClose={onClose}
    >
      <NameField
        isRequired
        name={name}
        error={problem ?? (error && errorReason(error))}
        onChange={setName}
      />
    </FormDialog>
  );
}

/** `isRequired`: all users need a passkey. */
type RemovePasskeyDialogProps = PasskeyProps & { isLast: boolean; isRequired: boolean };

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

export function RenewCodesDialog({ onClose, onDone }: DialogProps) {
  const { passkeys } = useApi();
  return (
    <ConfirmDialog
      title="Create new recovery codes?"
      description="Your current codes will stop working."
      confirmLabel="Create new codes"
      onConfirm={async (current) => onDone((await passkeys.renewCodes({ current })).recoveryCodes)}
      onClose={onClose}
    />
  );
}
