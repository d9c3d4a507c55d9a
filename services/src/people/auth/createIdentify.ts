import type { SessionUser } from '@pressline/shared-api';
import { signInEndpoints } from '@pressline/shared-api/contract/people/auth';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { unauthenticated } from '../../errors';
import type { Identity } from '../../http/router/Route';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { Sessions } from './sessions';
import type { Tokens } from './tokens';

const CACHE_MS = 1_000;
const MAX_CACHED = 1_000;

/** A stored user as the owner of a session sees it. */
export function sessionUser(user: StoredOf<'users'>): SessionUser {
  const { _id, username, email, fullName, role } = user;
  return { id: _id.toHexString(), username, email, fullName, role };
}

export type Identify = ReturnType<typeof createIdentify>;

/**
 * Looks up user and session for each request, because a role or an account may have changed since
 * the token was made. An answer is kept for a second at most.
 */
export function createIdentify(tokens: Tokens, sessions: Sessions, models: Models) {
  const cache = new LRUCache<string, Identity>({ max: MAX_CACHED, ttl: CACHE_MS });

  async function load(token: string): Promise<Identity | undefined> {
    const subject = tokens.verify(token);
    if (!subject) return undefined;
    const { userId, sessionId } = subject;
    const cached = cache.get(sessionId);
    if (cached?.user.id === userId) return cached;
    const start = performance.now();
    const [session, user] = await Promise.all([
      sessions.find(sessionId),
      models.users.findById(userId).lean<StoredOf<'users'>>(),
    ]);
    if (!user?.isActive || !session?.belongsTo(user)) return undefined;
    if (session.isUnnoted) sessions.touch(sessionId).catch(() => undefined);
    const identity = { sessionId, user: sessionUser(user) };
    cache.set(sessionId, identity, { start });
    return identity;
  }

  const identify = async (authorization: string | undefined) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    return token ? load(token) : undefined;
  };
  const invalidate = ({ userId, sessionId }: { userId?: string; sessionId?: string }) => {
    for (const [id, { user }] of cache) {
      if (id === sessionId || user.id === userId) cache.delete(id);
    }
  };
  return Object.assign(identify, { invalidate });
}

/** The paths below /api/admin that need no session. */
const SIGN_IN: ReadonlySet<string> = new Set(
  Object.values(signInEndpoints).map(({ path }) => path),
);

/** Decodes other spellings of a path that a router or a proxy may treat as the same. */
const normalize = (path: string): string =>
  decodedOrSame(path)
    .replace(/[\\/]+/g, '/')
    .toLowerCase();

/**
 * Refuses everything below /api/admin but sign-in without a session, whether a route exists or not.
 * @throws HttpError 401
 */
export const authenticate =
  (identify: Identify): Middleware =>
  async (ctx, next) => {
    if (!/^\/api\/admin(\/|$)/.test(normalize(ctx.path))) return next();
    ctx.set('Cache-Control', 'no-store');
    if (SIGN_IN.has(ctx.path)) return next();
    ctx.state.identity = await identify(ctx.get('authorization') || undefined);
    if (!ctx.state.identity) throw unauthenticated();
    return next();
  };
