import { Button, Field, Stack, TextInput } from '@pressline/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Note } from '../Notice';
import { errorReason } from './errorReason';
import { StepTitle } from './StepTitle';
import { useSession } from './useSession';
import { useWelcome } from './useWelcome';

export function RecoveryForm({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const { api } = useSession();
  const welcome = useWelcome();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  function refuse(reason: string) {
    setProblem(reason);
    setIsBusy(false);
    input.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return refuse('Please enter a recovery code');
    setIsBusy(true);
    try {
      const started = await api.auth.redeemCode({ ticket, code });
      const left = started.recoveryCodesLeft;
      welcome(started, `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left`);
    } catch (error) {
      refuse(errorReason(error));
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label="Recovery code">
      <Stack gap="md">
        <StepTitle>Use a recovery code</StepTitle>
        <Note>
          You got these codes with your first passkey. Each one works once. If you have none left,
          ask a super admin to reset your passkeys.
        </Note>
        <Field label="Recovery code" required error={problem}>
          <TextInput
            ref={input}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Checking...' : 'Continue'}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </Stack>
    </form>
  );
}
