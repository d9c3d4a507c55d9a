import { ApiError } from '@pressline/shared-api';
import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { Button, Field, Stack, TextInput } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { errorReason } from '../form/api/failures';
import { ADMIN_QUERIES } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { Note, Notice } from '../form/controls';

const EMPTY = { current: '', password: '' };
type Name = keyof typeof EMPTY;

const LABELS: Readonly<Record<Name, string>> = {
  current: 'Current password',
  password: 'New password',
};

export function PasswordForm() {
  const { account } = useApi();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => account.changePassword(values),
    onSuccess() {
      setValues(EMPTY);
      showToast({
        title: 'Password changed',
        description: 'You’re still signed in on this device.',
      });
      void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES, 'sessions'] });
    },
    onError: (failure) => refuse((failure instanceof ApiError && failure.fields) || {}),
  });

  function refuse(found: Partial<Record<string, string>>) {
    setProblems(found);
    const first = (Object.keys(EMPTY) as Name[]).find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const empty = (Object.keys(EMPTY) as Name[]).filter((name) => values[name] === '');
    refuse(Object.fromEntries(empty.map((name) => [name, 'Required'])));
    if (empty.length === 0) mutate();
  }

  const isOfField = Object.keys(problems).length > 0;
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate aria-labelledby="password-title">
      <Stack gap="sm">
        <Note>
          Changing your password signs you out on all other devices. You stay signed in here.
        </Note>
        <Notice role="alert" data-tone="danger">
          {error && !isOfField ? errorReason(error) : ''}
        </Notice>
        {(Object.keys(LABELS) as Name[]).map((name) => (
          <Field
            key={name}
            label={LABELS[name]}
            required
            error={problems[name]}
            hint={name === 'password' ? 'At least 12 characters' : undefined}
          >
            <TextInput
              type="password"
              name={name}
              autoComplete={name === 'password' ? 'new-password' : 'current-password'}
              maxLength={1_024}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </Field>
        ))}
        <div>
          <Button type="submit" isBusy={isPending}>
            {isPending ? 'Changing...' : 'Change password'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
