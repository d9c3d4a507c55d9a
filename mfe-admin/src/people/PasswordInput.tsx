import { resources } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSessionState } from '../form/api/useApi';
import { Note } from '../form/controls';
import { FieldInput } from '../form/fields/FieldInput';
import { useDraft, useForm, useTyped } from '../form/fields/formContext';

const Strength = styled(Note)`
  margin-top: calc(-1 * ${theme.space.xs});

  &[data-tone='success'] { color: ${theme.color.success}; font-weight: 600; }
  &[data-tone='danger'] { color: ${theme.color.danger}; font-weight: 600; }
`;

const { minLength } = resources.users.fields.password;

type Judge = typeof import('@pressline/shared-api/forms/passwordWeakness')['passwordWeakness'];
type Owner = Parameters<Judge>[1];

/** How good a password is by the server's own rules, which are fetched once one is typed. */
function usePasswordStrength(password: string, owner: Owner) {
  const [judge, setJudge] = useState<Judge>();
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    // Without the rules there is no hint; the server judges in any case.
    import('@pressline/shared-api/forms/passwordWeakness').then(
      ({ passwordWeakness }) => setJudge(() => passwordWeakness),
      () => undefined,
    );
  }, [isTyping]);

  if (!isTyping) return { text: '' };
  if (password.length < minLength) {
    return { text: `${password.length} of at least ${minLength} characters` };
  }
  if (!judge) return { text: '' };
  const weakness = judge(password, owner);
  return weakness ? { text: weakness, tone: 'danger' } : { text: 'Hard to guess', tone: 'success' };
}

export function PasswordInput() {
  const { base } = useForm();
  const draft = useDraft();
  const { problem } = useTyped('password');
  const state = useSessionState();
  const { text, tone } = usePasswordStrength(String(draft.password), {
    username: String(draft.username),
    email: String(draft.email),
    fullName: String(draft.fullName),
  });
  if (base && state.status === 'signedIn' && state.user.id === base.id) {
    return (
      <FieldInput
        name="password"
        label="New Password"
        hint="Change your own password under Your Account"
        isDisabled
      />
    );
  }
  return (
    <>
      <FieldInput
        name="password"
        label={base ? 'New Password' : 'Password'}
        hint={
          base
            ? 'Leave blank to keep the current password'
            : problem
              ? ''
              : `At least ${minLength} characters, hard to guess`
        }
        isRequired={!base}
      />
      <Strength role="status" data-tone={tone}>
        {!problem && text}
      </Strength>
    </>
  );
}
