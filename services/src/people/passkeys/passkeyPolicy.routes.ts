import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models } from '../../store/database/createModel';
import type { AuditLog } from '../audit/createAuditLog';
import type { Identify } from '../auth/createIdentify';
import type { ConfirmPassword } from '../auth/passwords';
import type { Sessions } from '../auth/sessions';
import type { Passkeys } from './createPasskeys';

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
  handle(contract.passkeys.policy, async () => {
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
  }),
  handle(contract.passkeys.setPolicy, async ({ body: { isRequired, current }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    await inTransaction(passkeys.connection, async () => {
      await passkeys.keyring.require(isRequired, user.id);
      await audit.write({ after: { isRequired } });
    });
    return { message: 'Saved' };
  }),
  handle(contract.passkeys.reset, async ({ params: { id }, body: { current }, user, ctx }) => {
    await confirmPassword(current, { user, ctx });
    await inTransaction(passkeys.connection, async () => {
      const { username } = await passkeys.keyring.reset(id, user.id);
      await sessions.endAllOf(id);
      await audit.write({ record: { type: 'users', id, title: username } });
    });
    identify.invalidate({ userId: id });
    return { id };
  }),
];
