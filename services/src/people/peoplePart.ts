import { contract } from '@pressline/shared-api/contract';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import type { Connection } from 'mongoose';
import type { Limits } from '../http/limits/createLimits';
import { currentCaller } from '../http/router/caller';
import { handle } from '../http/router/handle';
import type { Part } from '../Part';
import { afterCommit } from '../store/connection/inTransaction';
import type { Models, StoredOf } from '../store/database/createModel';
import type { AuditLog } from './audit/createAuditLog';
import { authRoutes } from './auth/auth.routes';
import { createIdentify } from './auth/createIdentify';
import { createLoginLimiter, type LoginLimiter } from './auth/createLoginLimiter';
import { createPreviewTokens } from './auth/createPreviewTokens';
import { createOpenSession, describeDevice, type OpenSession } from './auth/openSession';
import { createConfirmPassword } from './auth/passwords';
import { createSessions } from './auth/sessions';
import { createTokens } from './auth/tokens';
import { createPasskeys, type Passkeys } from './passkeys/createPasskeys';
import { passkeyPolicyRoutes } from './passkeys/passkeyPolicy.routes';
import { passkeyRoutes } from './passkeys/passkeys.routes';

/** Sign-in with a passkey, alone or after the password. */
function passkeyLoginRoutes({
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

interface PeopleNeeds {
  connection: Connection;
  models: Models;
  audit: AuditLog;
  limits: Limits;
  publicUrl: string;
  jwtSecret: string;
  sessionIdleMinutes: number | undefined;
}

/** Sign-in of staff: who they are, with what they prove it, and how long it lasts. */
export function peoplePart({ connection, models, audit, limits, ...options }: PeopleNeeds) {
  const { publicUrl, jwtSecret, sessionIdleMinutes } = options;
  const sessions = createSessions(connection, sessionIdleMinutes);
  const tokens = createTokens(jwtSecret);
  const identify = createIdentify(tokens, sessions, models);
  const limiter = createLoginLimiter(limits);
  const recoveryLimit = limits.of('recoveryCodes');
  const passkeys = createPasskeys({ connection, models, audit, publicUrl, recoveryLimit });
  const confirmPassword = createConfirmPassword({ audit, limiter, models });
  const openSession = createOpenSession({ models, sessions, tokens });
  return {
    sessions,
    tokens,
    identify,
    limiter,
    passkeys,
    confirmPassword,
    previews: createPreviewTokens(jwtSecret),
    /**
     * Ends every session of a user, on all instances within a second; but not the present one of
     * a user who changes their own password.
     */
    async endSessions(before: StoredOf<'users'>, after?: StoredOf<'users'>): Promise<void> {
      const userId = String(before._id);
      const own = currentCaller()?.session;
      const isOwnPassword = own?.userId === userId && after?.isActive && after.role === before.role;
      await (isOwnPassword ? sessions.renew(own.id, after) : sessions.endAllOf(userId));
      afterCommit(connection, () => identify.invalidate({ userId }));
      if (!after) await passkeys.store.remove(userId);
    },
    routes: [
      ...authRoutes({ audit, limiter, models, passkeys, sessions, identify, openSession }),
      ...passkeyLoginRoutes({ passkeys, limiter, openSession }),
      ...passkeyRoutes({ audit, passkeys, confirmPassword }),
      ...passkeyPolicyRoutes({ audit, identify, models, passkeys, sessions, confirmPassword }),
    ],
    stores: [sessions, passkeys.challenges],
  } satisfies Part;
}
