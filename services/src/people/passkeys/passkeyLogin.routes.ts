import { contract } from '@pressline/shared-api/contract';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import { handle } from '../../http/router/handle';
import type { LoginLimiter } from '../auth/createLoginLimiter';
import { describeDevice, type OpenSession } from '../auth/openSession';
import type { Passkeys } from './createPasskeys';

/** Sign-in with a passkey, alone or after the password. */
export function passkeyLoginRoutes({
  passkeys,
  limiter,
  openSession,
}: {
  passkeys: Passkeys;
  limiter: LoginLimiter;
  openSession: OpenSession;
}) {
  /** Only now has the attempt with the password been a login. */
  const forgive = ({ username }: { username: string }, { ip }: Context) =>
    limiter.forgive(addressKey(ip), username);

  return [
    handle(contract.auth.startPasskey, () => passkeys.login.startAlone()),
    handle(contract.auth.provePasskey, async ({ body: { ticket, response }, ctx }) => {
      const { user, hasPassword } = await passkeys.login.prove(ticket, response);
      if (hasPassword) await forgive(user, ctx);
      return openSession(user, ctx);
    }),
    handle(contract.auth.redeemCode, async ({ body: { ticket, code }, ctx }) => {
      const { user, left } = await passkeys.login.redeem(ticket, code);
      await forgive(user, ctx);
      return { ...(await openSession(user, ctx)), recoveryCodesLeft: left };
    }),
    handle(contract.auth.registerFirst, async ({ body: { ticket, response }, ctx }) => {
      const device = describeDevice(ctx.get('user-agent'));
      const made = await passkeys.login.register({ ticket, response, device });
      const { recoveryCodes } = made;
      await forgive(made.user, ctx);
      return { ...(await openSession(made.user, ctx)), recoveryCodes };
    }),
  ];
}
