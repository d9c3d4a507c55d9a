import { passkeyCalls } from '@pressline/shared-api';
import { message, removed } from '@pressline/shared-api/wire/common';
import {
  confirmBody,
  passkeyPolicy,
  passkeyPolicyBody,
} from '@pressline/shared-api/wire/people/passkeys';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { Models } from '../../store/database/createModel';
import type { AuditLog } from '../audit/createAuditLog';
import { type ConfirmPassword, PASSWORD_LIMITS } from '../auth/confirmPassword';
import type { Identify } from '../auth/createIdentify';
import type { Sessions } from '../auth/sessions';
import type { Passkeys } from './createPasskeys';

const everybodys = { tag: 'Users', access: 'super_admin' } as const;

interface PasskeyPolicyNeeds {
  audit: AuditLog;
  identify: Identify;
  models: Models;
  passkeys: Passkeys;
  sessions: Sessions;
  confirmPassword: ConfirmPassword;
}

/** What super admins decide about the passkeys of all. */
export const passkeyPolicyRoutes = ({
  audit,
  identify,
  models,
  passkeys,
  sessions,
  confirmPassword,
}: PasskeyPolicyNeeds) => [
  defineRoute({
    ...everybodys,
    call: passkeyCalls.policy,
    summary: 'List who has passkeys, and whether all admin users need one',
    limits: ['passkeys'],
    answers: { 200: found(passkeyPolicy) },
    async handle() {
      const [isRequired, all] = await Promise.all([
        passkeys.store.isRequired(),
        passkeys.store.all(),
      ]);
      const users = await models.users.find({}).sort({ username: 1 }).lean();
      const holders = users.flatMap(({ _id, username, fullName }) => {
        const keys = all.find(({ userId }) => userId === String(_id))?.keys;
        if (!keys) return [];
        const counts = { passkeys: keys.passkeys.length, recoveryCodesLeft: keys.codes.length };
        return [{ id: String(_id), username, fullName, ...counts }];
      });
      return { isRequired, holders };
    },
  }),
  defineRoute({
    ...everybodys,
    call: passkeyCalls.setPolicy,
    summary: 'Require passkeys for all admin users, or stop requiring them',
    done: 'Changed whether passkeys are required',
    limits: PASSWORD_LIMITS,
    body: json(passkeyPolicyBody),
    answers: { 200: found(message, 'Saved') },
    errors: ['conflict'],
    async handle({ body: { isRequired, current }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      await passkeys.keyring.require(isRequired, user.id);
      await audit.write({ after: { isRequired } });
      return { message: 'Saved' };
    },
  }),
  defineRoute({
    ...everybodys,
    call: passkeyCalls.reset,
    summary: 'Remove a user’s passkeys and recovery codes, and end their sessions',
    done: 'Reset passkeys',
    subject: 'Admin user',
    limits: PASSWORD_LIMITS,
    params: { id: documentId },
    body: json(confirmBody),
    answers: { 200: found(removed, 'Removed') },
    errors: ['conflict'],
    async handle({ params: { id }, body: { current }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      const { username } = await passkeys.keyring.reset(id, user.id);
      await sessions.endAllOf(id);
      identify.invalidate({ userId: id });
      await audit.write({ record: { type: 'users', id, title: username } });
      return { id };
    },
  }),
];
