import { resources } from '@pressline/shared-api';
import { useEffect, useState } from 'react';

type Judge = typeof import('@pressline/shared-api/forms/passwordWeakness')['passwordWeakness'];
type Owner = Parameters<Judge>[1];

const { minLength } = resources.users.fields.password;

/** How good a password is by the server's own rules, which are fetched once one is typed. */
export function usePasswordStrength(password: string, owner: Owner) {
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

  if (!isTyping) return { isGood: false, text: '' };
  if (password.length < minLength) {
    return { isGood: false, text: `${password.length} of at least ${minLength} characters` };
  }
  if (!judge) return { isGood: false, text: '' };
  const weakness = judge(password, owner);
  return weakness ? { isGood: false, text: weakness } : { isGood: true, text: 'Hard to guess' };
}
