import { type Passkey, passkeyCalls } from '@pressline/shared-api';
import { message, removed } from '@pressline/shared-api/wire/common';
import {
  addedPasskey,
  addPasskeyBody,
  ceremony,
  confirmBody,
  newRecoveryCodes,
  ownPasskeys,
  passkeyPolicy,
  passkeyPolicyBody,
  renamePasskeyBody,
} from '@pressline/shared-api/wire/people/passkeys';
import { describeDevice } from '../../auth/describeDevice';
import type { Deps } from '../../createDeps';
import type { StoredPasskey } from '../../passkeys/createPasskeyStore';
import { defineRoute, documentId, found, json } from '../../route/defineRoute';
import { confirmPassword, PASSWORD_LIMITS } from './confirmPassword';

const own = { tag: 'Session', access: 'admin', subject: 'Passkey' } as const;
const everybodys = { tag: 'Users', access: 'super_admin' } as const;
const confirmed = { ...own, limits: PASSWORD_LIMITS, body: json(confirmBody) } as const;

function present(passkey: StoredPasskey, { passkeys }: Deps): Passkey {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
  return {
    ...{ id, name, isSynced },
    isElsewhere: passkeys.webAuthn.usable([passkey]).length === 0,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

const entryOf = (id: string, title: string) => ({ record: { type: 'Passkey', id, title } });

/** The passkeys of staff: everybody's own, and what super admins decide about all. */
export const passkeyRoutes = [
  defineRoute({
    ...own,
    call: passkeyCalls.list,
    summary: 'List the caller’s passkeys',
    answers: { 200: found(ownPasskeys) },
    async handle({ user, deps }) {
      const { store } = deps.passkeys;
      const [keys, isRequired] = await Promise.all([store.of(user.id), store.isRequired()]);
      const passkeys = keys.passkeys.map((one) => present(one, deps));
      return { passkeys, recoveryCodesLeft: keys.codes.length, isRequired };
    },
  }),
  defineRoute({
    ...confirmed,
    call: passkeyCalls.start,
    summary: 'Begin to add a passkey',
    answers: { 200: found(ceremony) },
    async handle({ body: { current }, user, deps, ctx }) {
      const stored = await confirmPassword(current, { user, deps, ctx });
      return deps.passkeys.login.startAdding(stored);
    },
  }),
  defineRoute({
    ...own,
    call: passkeyCalls.add,
    summary: 'Add a passkey',
    limits: ['passkeys'],
    body: json(addPasskeyBody),
    answers: { 201: found(addedPasskey, 'Added') },
    errors: ['conflict'],
    async handle({ body, user, deps, ctx }) {
      const device = describeDevice(ctx.get('user-agent'));
      const made = await deps.passkeys.login.register({ ...body, device }, user.id);
      await deps.audit.record(entryOf(made.passkey.id, made.passkey.name));
      return { passkey: present(made.passkey, deps), recoveryCodes: made.recoveryCodes };
    },
  }),
  defineRoute({
    ...own,
    call: passkeyCalls.rename,
    summary: 'Rename one of the caller’s passkeys',
    limits: ['passkeys'],
    params: { id: documentId },
    body: json(renamePasskeyBody),
    answers: { 200: found(message, 'Renamed') },
    async handle({ params: { id }, body: { name }, user, deps }) {
      await deps.passkeys.keyring.rename(user.id, id, name);
      await deps.audit.record(entryOf(id, name));
      return { message: 'Renamed' };
    },
  }),
  defineRoute({
    ...confirmed,
    call: passkeyCalls.remove,
    summary: 'Remove one of the caller’s passkeys',
    params: { id: documentId },
    answers: { 200: found(removed, 'Removed') },
    errors: ['conflict'],
    async handle({ params: { id }, body: { current }, user, deps, ctx }) {
      await confirmPassword(current, { user, deps, ctx });
      await deps.audit.record(entryOf(id, await deps.passkeys.keyring.remove(user.id, id)));
      return { id };
    },
  }),
  defineRoute({
    ...confirmed,
    call: passkeyCalls.renewCodes,
    summary: 'Replace the caller’s recovery codes',
    answers: { 200: found(newRecoveryCodes, 'The new codes, shown once') },
    errors: ['conflict'],
    async handle({ body: { current }, user, deps, ctx }) {
      await confirmPassword(current, { user, deps, ctx });
      return { recoveryCodes: await deps.passkeys.keyring.renewCodes(user.id) };
    },
  }),
  defineRoute({
    ...everybodys,
    call: passkeyCalls.policy,
    summary: 'List who has passkeys, and whether everybody needs one',
    limits: ['passkeys'],
    answers: { 200: found(passkeyPolicy) },
    async handle({ deps: { models, passkeys } }) {
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
    summary: 'Require passkeys of everybody, or no longer',
    limits: PASSWORD_LIMITS,
    body: json(passkeyPolicyBody),
    answers: { 200: found(message, 'Saved') },
    errors: ['conflict'],
    async handle({ body: { isRequired, current }, user, deps, ctx }) {
      await confirmPassword(current, { user, deps, ctx });
      await deps.passkeys.keyring.require(isRequired, user.id);
      await deps.audit.record({ after: { isRequired } });
      return { message: 'Saved' };
    },
  }),
  defineRoute({
    ...everybodys,
    call: passkeyCalls.reset,
    summary: 'Remove a user’s passkeys and recovery codes, and end their sessions',
    subject: 'Admin user',
    limits: PASSWORD_LIMITS,
    params: { id: documentId },
    body: json(confirmBody),
    answers: { 200: found(removed, 'Removed') },
    errors: ['conflict'],
    async handle({ params: { id }, body: { current }, user, deps, ctx }) {
      await confirmPassword(current, { user, deps, ctx });
      const { username } = await deps.passkeys.keyring.reset(id, user.id);
      await deps.sessions.endAllOf(id);
      deps.identify.forget({ userId: id });
      await deps.audit.record({ record: { type: 'users', id, title: username } });
      return { id };
    },
  }),
];
