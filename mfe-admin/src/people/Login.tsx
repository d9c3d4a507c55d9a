import type { FirstPasskeySession, LoginStep } from '@pressline/shared-api';
import { Button, Stack } from '@pressline/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../form/api/useApi';
import { Note, Notice } from '../form/controls';
import { LoginForm } from './LoginForm';
import { canUsePasskeys, createPasskey, passkeyErrorReason } from './passkeys';
import { RecoveryCodes } from './RecoveryCodes';
import { isUnauthorized, SecondStep, type StepProps, StepTitle } from './SecondStep';
import { useWelcome } from './useWelcome';

const UNSUPPORTED = 'This browser can’t create passkeys. Please sign in with another browser.';

/** Leads a user who needs a passkey to create one. Nothing else can be done before. */
function FirstPasskey({ step, onRestart }: StepProps) {
  const { api } = useSession();
  const welcome = useWelcome();
  const heading = useRef<HTMLHeadingElement>(null);
  const [started, setStarted] = useState<FirstPasskeySession>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(canUsePasskeys() ? '' : UNSUPPORTED);
  useEffect(() => heading.current?.focus(), []);

  async function handleMake() {
    setIsBusy(true);
    setFailure('');
    try {
      const made = await api.auth.registerFirst(await createPasskey(step));
      if (made.recoveryCodes.length === 0) return welcome(made);
      setStarted(made);
    } catch (error) {
      if (isUnauthorized(error)) return onRestart(passkeyErrorReason(error));
      setFailure(passkeyErrorReason(error));
    }
    setIsBusy(false);
  }

  if (started) {
    return (
      <Stack gap="md">
        <StepTitle>Save your recovery codes</StepTitle>
        <RecoveryCodes codes={started.recoveryCodes} onDone={() => welcome(started)} />
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      <StepTitle ref={heading}>Add a passkey to continue</StepTitle>
      <Note>
        Everyone who signs in here needs a passkey. It’s stored on your device, in your browser or
        on a security key, and asks for your fingerprint, face or PIN.
      </Note>
      <Notice role="alert" data-tone="danger">
        {failure}
      </Notice>
      <Button isBusy={isBusy} disabled={!canUsePasskeys()} onClick={() => void handleMake()}>
        {isBusy ? 'Waiting for your passkey...' : 'Add a passkey'}
      </Button>
      <Button variant="ghost" onClick={() => onRestart()}>
        Start over
      </Button>
    </Stack>
  );
}

interface LoginState {
  username: string;
  /** What must follow the password. */
  step?: LoginStep;
  /** Why the last try has to begin again. */
  failure?: string;
}

export function Login({ initialUsername = '' }: { initialUsername?: string }) {
  const [{ username, step, failure }, setState] = useState<LoginState>({
    username: initialUsername,
  });
  const restart = (reason?: string) => setState({ username, failure: reason });
  if (step?.step === 'passkey') return <SecondStep step={step} onRestart={restart} />;
  if (step) return <FirstPasskey step={step} onRestart={restart} />;
  return (
    <LoginForm
      initialUsername={username}
      initialFailure={failure}
      onStep={(next, typed) => setState({ username: typed, step: next })}
    />
  );
}
