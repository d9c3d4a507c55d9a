import { contract } from '@pressline/shared-api/contract';
import { addressKey, plainAddress } from '@pressline/shared-api/node/addressKey';
import { HttpError } from '../../errors';
import { handle } from '../../http/router/handle';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { AuditLog } from '../audit/createAuditLog';
import type { Passkeys } from '../passkeys/createPasskeys';
import type { Identify } from './createIdentify';
import type { LoginLimiter } from './createLoginLimiter';
import type { OpenSession } from './openSession';
import { verifyPassword } from './passwords';
import type { Sessions } from './sessions';

interface AuthNeeds {
  audit: AuditLog;
  limiter: LoginLimiter;
  models: Models;
  passkeys: Passkeys;
  sessions: Sessions;
  identify: Identify;
  openSession: OpenSession;
}

/** Sign-in of staff. The errors of login carry `error` as a text, which its callers show. */
export const authRoutes = ({
  audit,
  limiter,
  models,
  passkeys,
  sessions,
  identify,
  openSession,
}: AuthNeeds) => [
  handle(contract.auth.login, async ({ body: { username, password }, ctx }) => {
    await limiter.consume(addressKey(ctx.ip), username);
    const user = await models.users
      .findOne({ username: username.toLowerCase() })
      .lean<StoredOf<'users'>>();
    audit.identify(user?.username);
    const isRight = await verifyPassword(user?.passwordHash, password);
    if (!user?.isActive || !isRight) {
      throw new HttpError('unauthenticated', 'Invalid credentials');
    }
    const next = await passkeys.login.stepAfterPassword(user);
    if (!next) {
      await limiter.forgive(addressKey(ctx.ip), username);
      return openSession(user, ctx);
    }
    await audit.write({ after: { waitsFor: next.step } });
    ctx.status = 202;
    return next;
  }),
  handle(contract.auth.me, ({ user, ctx }) => ({ user, address: plainAddress(ctx.ip) })),
  handle(contract.auth.logout, async ({ ctx }) => {
    const { sessionId } = ctx.state.identity;
    await inTransaction(models.users.db, async () => {
      await sessions.end(sessionId);
      await audit.write();
    });
    identify.invalidate({ sessionId });
    return { message: 'Signed out' };
  }),
];
