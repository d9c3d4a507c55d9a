import { resources } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { usePasswordStrength } from './usePasswordStrength';

const Strength = styled.p`
  margin-top: calc(-1 * ${theme.space.xs});
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};

  &[data-good] { color: ${theme.color.success}; font-weight: 600; }
`;

const { minLength } = resources.users.fields.password;

/** A new password, with what is still missing from a good one while it is typed. */
export function PasswordInput() {
  const { base, draft } = useForm();
  const { isGood, text } = usePasswordStrength(String(draft.password), {
    username: String(draft.username),
    email: String(draft.email),
    fullName: String(draft.fullName),
  });
  return (
    <>
      <FieldInput
        name="password"
        label={base ? 'New Password' : 'Password'}
        hint={
          base ? 'Empty keeps the current one' : `At least ${minLength} characters, hard to guess`
        }
        isRequired={!base}
      />
      <Strength role="status" data-good={isGood || undefined}>
        {text}
      </Strength>
    </>
  );
}
