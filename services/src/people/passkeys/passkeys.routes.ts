import { type Passkey, passkeyCalls } from '@pressline/shared-api';
import { message, removed } from '@pressline/shared-api/wire/common';
import {
  addedPasskey,
  addPasskeyBody,
  ceremony,
  confirmBody,
  newRecoveryCodes,
  ownPasskeys,
  renamePasskeyBody,
} from '@pressline/shared-api/wire/people/passkeys';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { AuditLog } from '../audit/createAuditLog';
import { type ConfirmPassword, PASSWORD_LIMITS } from '../auth/confirmPassword';
import { describeDevice } from '../auth/describeDevice';
import type { StoredPasskey } from './createPasskeyStore';
import type { Passkeys } from './createPasskeys';

const own = { tag: 'Session', access: 'admin', subject: 'Passkey' } as const;
const confirmed = { ...own, limits: PASSWORD_LIMITS, body: json(confirmBody) } as const;

function presentPasskey(passkey: StoredPasskey, { webAuthn }: Passkeys): Passkey {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  return {
    ...{ id, name, isSynced },
    isElsewhere: webAuthn.usable([passkey]).length === 0,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

const entryOf = (id: string, title: string) => ({ record: { type: 'Passkey', id, title } });

interface PasskeyNeeds {
  audit: AuditLog;
  passkeys: Passkeys;
  confirmPassword: ConfirmPassword;
}

/** Everybody's own passkeys and recovery codes. */
export const passkeyRoutes = ({ audit, passkeys, confirmPassword }: PasskeyNeeds) => [
  defineRoute({
    ...own,
    call: passkeyCalls.list,
    summary: 'List the caller’s passkeys',
    answers: { 200: found(ownPasskeys) },
    async handle({ user }) {
      const { store } = passkeys;
      const [keys, isRequired] = await Promise.all([store.of(user.id), store.isRequired()]);
      const presented = keys.passkeys.map((one) => presentPasskey(one, passkeys));
      return { passkeys: presented, recoveryCodesLeft: keys.codes.length, isRequired };
    },
  }),
  defineRoute({
    ...confirmed,
    call: passkeyCalls.start,
    summary: 'Start to add a passkey',
    done: 'Started to add a passkey',
    answers: { 200: found(ceremony) },
    async handle({ body: { current }, user, ctx }) {
      const stored = await confirmPassword(current, { user, ctx });
      return passkeys.login.startAdding(stored);
    },
  }),
  defineRoute({
    ...own,
    call: passkeyCalls.add,
    summary: 'Add a passkey',
    done: 'Added a passkey',
    limits: ['passkeys'],
    body: json(addPasskeyBody),
    answers: { 201: found(addedPasskey, 'Added') },
    errors: ['conflict'],
    async handle({ body, user, ctx }) {
      const device = describeDevice(ctx.get('user-agent'));
      const made = await passkeys.login.register({ ...body, device }, user.id);
      await audit.write(entryOf(made.passkey.id, made.passkey.name));
      return { passkey: presentPasskey(made.passkey, passkeys), recoveryCodes: made.recoveryCodes };
    },
  }),
  defineRoute({
    ...own,
    call: passkeyCalls.rename,
    summary: 'Rename one of the caller’s passkeys',
    done: 'Renamed a passkey',
    limits: ['passkeys'],
    params: { id: documentId },
    body: json(renamePasskeyBody),
    answers: { 200: found(message, 'Renamed') },
    async handle({ params: { id }, body: { name }, user }) {
      await passkeys.keyring.rename(user.id, id, name);
      await audit.write(entryOf(id, name));
      return { message: 'Renamed' };
    },
  }),
  defineRoute({
    ...confirmed,
    call: passkeyCalls.remove,
    summary: 'Remove one of the caller’s passkeys',
    done: 'Removed a passkey',
    params: { id: documentId },
    answers: { 200: found(removed, 'Removed') },
    errors: ['conflict'],
    async handle({ params: { id }, body: { current }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      await audit.write(entryOf(id, await passkeys.keyring.remove(user.id, id)));
      return { id };
    },
  }),
  defineRoute({
    ...confirmed,
    call: passkeyCalls.renewCodes,
    summary: 'Replace the caller’s recovery codes',
    done: 'Replaced recovery codes',
    answers: { 200: found(newRecoveryCodes, 'The new codes, shown once') },
    errors: ['conflict'],
    async handle({ body: { current }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      return { recoveryCodes: await passkeys.keyring.renewCodes(user.id) };
    },
  }),
];
