import Router from '@koa/router';
import { loginSchema } from '@pressline/shared-api/schemas';
import { type Identify, type Identity, sessionUser } from '../auth/createIdentify';
import type { LoginLimiter } from '../auth/createLoginLimiter';
import { verifyPassword } from '../auth/passwords';
import type { Sessions } from '../auth/sessions';
import type { Tokens } from '../auth/tokens';
import { HttpError } from '../errors';
import { addressKey } from '../limits/addressKey';
import { requireRole } from '../middleware/requireRole';
import type { Models, StoredOf } from '../resource/createModel';
import { parseBody } from '../resource/parseBody';

export interface AuthDeps {
  models: Models;
  sessions: Sessions;
  tokens: Tokens;
  identify: Identify;
  limiter: LoginLimiter;
}

/**
 * `POST /api/admin/login` answers `{token, user}`; its errors carry `error` as a text, because its
 * callers show that text (spec §7, §8), beside `message`, `code` and `fields`.
 * `GET /api/admin/me` answers `{user}`. `POST /api/admin/logout` ends the session on all instances.
 */
export function createAuthRoutes({
  models,
  sessions,
  tokens,
  identify,
  limiter,
}: AuthDeps): Router {
  const router = new Router({ prefix: '/api/admin', sensitive: true });
  const signedIn = requireRole('admin');

  router.post('/login', async (ctx) => {
    const { username, password } = parseBody(loginSchema, ctx.request.body);
    await limiter.consume(addressKey(ctx.ip), username);
    const user = await models.users
      .findOne({ username: username.toLowerCase() })
      .lean<StoredOf<'users'>>();
    const isRight = await verifyPassword(user?.passwordHash, password);
    if (!user?.isActive || !isRight) throw new HttpError('unauthenticated', 'Invalid credentials');
    await limiter.forgive(addressKey(ctx.ip), username);
    const userId = String(user._id);
    const sessionId = await sessions.start(user);
    await models.users.updateOne({ _id: user._id }, { $set: { lastLogin: new Date() } });
    ctx.body = { token: tokens.sign({ userId, sessionId }), user: sessionUser(user) };
  });

  router.get('/me', signedIn, (ctx) => {
    const identity: Identity = ctx.state.identity;
    ctx.body = { user: identity.user };
  });

  router.post('/logout', signedIn, async (ctx) => {
    const { sessionId }: Identity = ctx.state.identity;
    await sessions.end(sessionId);
    identify.forget({ sessionId });
    ctx.body = { message: 'Signed out' };
  });

  return router;
}
