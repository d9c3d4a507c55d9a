import { ApiError } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { Field, TextInput } from '@pressline/shared-ui';
import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '../form/controls';
import { FormDialog } from '../form/FormDialog';
import { passkeyErrorReason } from './passkeys';

interface ConfirmDialogProps {
  title: string;
  description: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** Whether a field above the password shows an error. */
  isBlocked?: boolean;
  /** Does it with the present password. Its errors are shown here. */
  onConfirm: (current: string) => Promise<void>;
  onClose: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, isDanger, onConfirm, onClose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => onConfirm(current),
    onError: (failure) => {
      if (failure instanceof ApiError && failure.fields?.current) input.current?.focus();
    },
  });
  const problem = error instanceof ApiError ? error.fields?.current : undefined;

  function handleSubmit() {
    if (isPending || props.isBlocked) return;
    reset();
    setIsEmpty(current === '');
    if (current === '') input.current?.focus();
    else mutate();
  }

  return (
    <FormDialog
      {...{ title, description, isDanger, onClose }}
      submitLabel={confirmLabel}
      isBusy={isPending}
      onSubmit={handleSubmit}
    >
      {children}
      <Field label="Current password" required error={isEmpty ? 'Required' : problem}>
        <TextInput
          ref={input}
          type="password"
          autoComplete="current-password"
          maxLength={1_024}
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
      </Field>
      <Notice role="alert" data-tone="danger">
        {error && !problem ? passkeyErrorReason(error) : ''}
      </Notice>
    </FormDialog>
  );
}
