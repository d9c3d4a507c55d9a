import { Button, Dialog, DialogActions, DialogBody, Stack } from '@pressline/shared-ui';
import type { ComponentProps, FormEvent } from 'react';

interface FormDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'onSubmit'> {
  submitLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Whether there is nothing to submit yet. */
  isDisabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

export function FormDialog(props: FormDialogProps) {
  const { submitLabel, isDanger, isBusy, isDisabled, onSubmit, onClose, children, ...rest } = props;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React passes it on to a form around the dialog.
    event.stopPropagation();
    onSubmit();
  }

  return (
    <Dialog size="sm" {...rest} onOpenChange={onClose}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>
          <Stack gap="md">{children}</Stack>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
