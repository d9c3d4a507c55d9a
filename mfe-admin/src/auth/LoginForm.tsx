import { ApiError } from '@pressline/shared-api';
import { Button, Field, Stack, TextInput } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { Notice } from '../Notice';
import { errorReason } from './errorReason';
import { useSession } from './useSession';

type Problems = Partial<Record<'username' | 'password', string>>;

function loginFailure(error: unknown): string {
  const isSilent = error instanceof ApiError && Object.keys(error.body ?? {}).length === 0;
  return isSilent && error.status === 401 ? 'Invalid credentials' : errorReason(error);
}

export function LoginForm({ initialUsername = '' }: { initialUsername?: string }) {
  const session = useSession();
  const [username, setUsername] = useState(initialUsername);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
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
      const user = await session.login(username.trim(), password);
      const description = `Welcome back, ${user.fullName || user.username}`;
      showToast({ title: 'Login successful', description });
    } catch (error) {
      const description = loginFailure(error);
      setFailure(description);
      setPassword('');
      setIsBusy(false);
      passwordInput.current?.focus();
      showToast({ title: 'Login failed', description, variant: 'destructive' });
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
      </Stack>
    </form>
  );
}
