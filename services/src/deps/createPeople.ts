import type { HookContext } from '../content/resource/hooks/ResourceHooks';
import { currentCaller } from '../http/router/caller';
import { createIdentify } from '../people/auth/createIdentify';
import { createLoginLimiter } from '../people/auth/createLoginLimiter';
import { createPreviewTokens } from '../people/auth/createPreviewTokens';
import { createSessions } from '../people/auth/sessions';
import { createSuperAdminGuard } from '../people/auth/superAdminGuard';
import { createTokens } from '../people/auth/tokens';
import { createPasskeys } from '../people/passkeys/createPasskeys';
import type { Shared } from './Shared';

/** Who signs in, and how long that lasts. */
export function createPeople(options: Shared) {
  const { connection, models, audit, limits, publicUrl, jwtSecret } = options;
  const sessions = createSessions(connection, options.sessionIdleMinutes);
  const tokens = createTokens(jwtSecret);
  const identify = createIdentify(tokens, sessions, models);
  const passkeys = createPasskeys({
    ...{ connection, models, audit, publicUrl },
    recoveryLimit: limits.of('recoveryCodes'),
  });
  const endSessions: HookContext['endSessions'] = async (before, after) => {
    const userId = String(before._id);
    const own = currentCaller()?.session;
    const isOwnPassword = own?.userId === userId && after?.isActive && after.role === before.role;
    await (isOwnPassword ? sessions.renew(own.id, after) : sessions.endAllOf(userId));
    identify.invalidate({ userId });
    if (!after) await passkeys.store.remove(userId);
  };
  return {
    sessions,
    tokens,
    identify,
    passkeys,
    endSessions,
    superAdmins: createSuperAdminGuard(connection, models),
    previews: createPreviewTokens(jwtSecret),
    limiter: createLoginLimiter(limits),
  };
}
