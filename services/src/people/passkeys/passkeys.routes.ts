import type { Passkey } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import { inTransaction } from '../../store/connection/inTransaction';
import type { AuditLog } from '../audit/createAuditLog';
import { describeDevice } from '../auth/openSession';
import type { ConfirmPassword } from '../auth/passwords';
import type { StoredPasskey } from './createPasskeyStore';
import type { Passkeys } from './createPasskeys';

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

/** Each user's own passkeys and recovery codes. */
export const passkeyRoutes = ({
  audit,
  passkeys,
  confirmPassword,
}: {
  audit: AuditLog;
  passkeys: Passkeys;
  confirmPassword: ConfirmPassword;
}) => [
  handle(contract.passkeys.list, async ({ user }) => {
    const { store } = passkeys;
    const [keys, isRequired] = await Promise.all([store.of(user.id), store.isRequired()]);
    const presented = keys.passkeys.map((one) => presentPasskey(one, passkeys));
    return { passkeys: presented, recoveryCodesLeft: keys.codes.length, isRequired };
  }),
  handle(contract.passkeys.start, async ({ body: { current }, user, ctx }) => {
    const stored = await confirmPassword(current, { user, ctx });
    return passkeys.login.startAdding(stored);
  }),
  handle(contract.passkeys.add, async ({ body, user, ctx }) => {
    const device = describeDevice(ctx.get('user-agent'));
    const made = await passkeys.login.register({ ...body, device }, user.id);
    return { passkey: presentPasskey(made.passkey, passkeys), recoveryCodes: made.recoveryCodes };
  }),
  handle(contract.passkeys.rename, async ({ params: { id }, body: { name }, user }) => {
    await inTransaction(passkeys.connection, async () => {
      await passkeys.keyring.rename(user.id, id, name);
      await audit.write(entryOf(id, name));
    });
    return { message: 'Renamed' };
  }),
  handle(contract.passkeys.remove, async ({ params: { id }, body: { current }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    await inTransaction(passkeys.connection, async () => {
      await audit.write(entryOf(id, await passkeys.keyring.remove(user.id, id)));
    });
    return { id };
  }),
  handle(contract.passkeys.renewCodes, async ({ body: { current }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    return inTransaction(passkeys.connection, async () => {
      const recoveryCodes = await passkeys.keyring.renewCodes(user.id);
      await audit.write();
      return { recoveryCodes };
    });
  }),
];
