import { Button, Dialog, DialogActions, Field, TextInput } from '@pressline/shared-ui';
import { type FormEvent, useState } from 'react';
import { rolledBackText } from './releaseTexts';

const PROBLEM = 'A whole number from 1 to 99';

interface CanaryDialogProps {
  /** The release, as people call it. */
  name: string;
  /** Why it was rolled back before, if it was. */
  failure: string | null;
  /** The share that it has already. */
  percent: number | undefined;
  onStart: (percent: number) => void;
  onClose: () => void;
}

export function CanaryDialog({ name, failure, percent, onStart, onClose }: CanaryDialogProps) {
  const [share, setShare] = useState(String(percent ?? 10));
  const [isTried, setIsTried] = useState(false);
  const isSound = /^[1-9]\d?$/.test(share.trim());

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSound) onStart(Number(share));
    else setIsTried(true);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={percent === undefined ? `Start canary with ${name}` : `Canary ${name}`}
      description={`The same visitors always receive it. A larger share keeps those who have it already.${rolledBackText(failure)}`}
    >
      <form onSubmit={handleSubmit} noValidate>
        <Field
          label="Share of visitors in percent"
          error={isTried && !isSound ? PROBLEM : undefined}
          required
        >
          <TextInput
            autoFocus
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={share}
            onChange={({ target }) => setShare(target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{percent === undefined ? 'Start canary' : 'Change share'}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
