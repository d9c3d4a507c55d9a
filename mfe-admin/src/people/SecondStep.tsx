import { ApiError, type LoginStep } from '@pressline/shared-api';
import { Button, Field, Stack, TextInput, theme } from '@pressline/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorReason } from '../form/api/failures';
import { useSession } from '../form/api/useApi';
import { Note, Notice } from '../form/controls';
import { authenticateWithPasskey, canUsePasskeys, passkeyErrorReason } from './passkeys';
import { useWelcome } from './useWelcome';

/** What a step of the login is about; takes the focus when the step appears. */
export const StepTitle = styled.h2.attrs({ tabIndex: -1 })`
  font-size: ${theme.text.heading4};
`;

function RecoveryForm({ ticket, onBack }: { ticket: string; onBack: () => void }) {
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
          You got these codes with your first passkey. Each one works once. If you don’t have any
          left, ask a super admin to reset your passkeys.
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

export interface StepProps {
  step: LoginStep;
  /** Asks for the password again, and says why. */
  onRestart: (reason?: string) => void;
}

/** Whether the server has refused, so that the login must begin again. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

export function SecondStep({ step, onRestart }: StepProps) {
  const { api } = useSession();
  const welcome = useWelcome();
  const hasPasskeys = canUsePasskeys();
  const [isRecovery, setIsRecovery] = useState(!hasPasskeys);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAsked = useRef(false);

  async function prove() {
    setIsBusy(true);
    setFailure('');
    try {
      welcome(await api.auth.provePasskey(await authenticateWithPasskey(step)));
    } catch (error) {
      if (isUnauthorized(error)) return onRestart(passkeyErrorReason(error));
      setFailure(passkeyErrorReason(error));
      setIsBusy(false);
    }
  }

  // The browser asks at once, since the password has just been sent; but only once by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    heading.current?.focus();
    if (hasPasskeys) void prove();
  }, []);

  if (isRecovery) {
    return (
      <RecoveryForm
        ticket={step.ticket}
        onBack={() => (hasPasskeys ? setIsRecovery(false) : onRestart())}
      />
    );
  }
  return (
    <Stack gap="md">
      <StepTitle ref={heading}>Confirm with your passkey</StepTitle>
      <Note>Password accepted. Now use your fingerprint, face, PIN or security key.</Note>
      <Notice role="alert" data-tone="danger">
        {failure}
      </Notice>
      <Button isBusy={isBusy} onClick={() => void prove()}>
        {isBusy ? 'Waiting for your passkey...' : 'Use your passkey'}
      </Button>
      <Button variant="secondary" onClick={() => setIsRecovery(true)}>
        Use a recovery code
      </Button>
      <Button variant="ghost" onClick={() => onRestart()}>
        Start over
      </Button>
    </Stack>
  );
}
