import type { LoginStep } from '@pressline/shared-api';
import { useState } from 'react';
import { FirstPasskey } from './FirstPasskey';
import { LoginForm } from './LoginForm';
import { SecondStep } from './SecondStep';

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
