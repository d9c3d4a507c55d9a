import { ApiError, type LoginStep } from '@pressline/shared-api';
import { Button, Field, Stack, TextInput } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { errorReason } from '../form/api/failures';
import { useSession } from '../form/api/useApi';
import { Notice } from '../form/controls';
import { authenticateWithPasskey, canUsePasskeys, passkeyErrorReason } from './passkeys';
import { useWelcome } from './useWelcome';

type Problems = Partial<Record<'username' | 'password', string>>;

function loginFailure(error: unknown): string {
  const isSilent = error instanceof ApiError && Object.keys(error.body ?? {}).length === 0;
  return isSilent && error.status === 401 ? 'Invalid credentials' : errorReason(error);
}

interface LoginFormProps {
  initialUsername: string;
  initialFailure?: string;
  /** The password was right, and a step must follow. */
  onStep: (step: LoginStep, username: string) => void;
}

export function LoginForm({ initialUsername, initialFailure = '', onStep }: LoginFormProps) {
  const session = useSession();
  const welcome = useWelcome();
  const [username, setUsername] = useState(initialUsername);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState(initialFailure);
  const [isBusy, setIsBusy] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  function findProblems(): Problems {
    return {
      ...(username.trim() === '' && { username: 'Please enter your username' }),
      ...(password === '' && { password: 'Please enter your password' }),
    };
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findProblems();
    setProblems(found);
    setFailure('');
    if (found.username) return usernameInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    setIsBusy(true);
    try {
      const answer = await session.login(username.trim(), password);
      if ('token' in answer) welcome(answer);
      else onStep(answer, username);
    } catch (error) {
      refuse(loginFailure(error));
      setPassword('');
      passwordInput.current?.focus();
    }
  }

  function refuse(description: string) {
    setFailure(description);
    setIsBusy(false);
    showToast({ title: 'Login failed', description, variant: 'destructive' });
  }

  async function handlePasskey() {
    if (isBusy) return;
    setFailure('');
    setIsBusy(true);
    try {
      const { auth } = session.api;
      welcome(await auth.provePasskey(await authenticateWithPasskey(await auth.startPasskey())));
    } catch (error) {
      refuse(passkeyErrorReason(error));
    }
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label="Login">
      <Stack gap="md">
        <Notice role="alert" data-tone="danger">
          {failure}
        </Notice>
        <Field label="Username" required error={problems.username}>
          <TextInput
            ref={usernameInput}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label="Password" required error={problems.password}>
          <TextInput
            ref={passwordInput}
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            maxLength={1_024}
          />
        </Field>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Logging in...' : 'Login'}
        </Button>
        {canUsePasskeys() && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void handlePasskey()}>
            Use a passkey
          </Button>
        )}
      </Stack>
    </form>
  );
}
