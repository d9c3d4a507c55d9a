import type { Role, SessionUser } from '@pressline/shared-api';
import type { Models, StoredOf } from '../database/createModel';
import type { Sessions } from './sessions';
import type { Tokens } from './tokens';

const CACHE_MS = 1_000;
const MAX_CACHED = 1_000;

/** Who makes a request, as the database says at present. */
export interface Identity {
  sessionId: string;
  user: SessionUser & { role: Role };
}

export interface Identify {
  /** The signed-in user behind an Authorization header, or undefined. */
  (authorization: string | undefined): Promise<Identity | undefined>;
  /** Forgets what this process remembers of a user or a session. */
  forget(match: { userId?: string; sessionId?: string }): void;
}

export function sessionUser(user: StoredOf<'users'>): SessionUser {
  const { _id, username, email, fullName, role } = user;
  return { id: _id.toHexString(), username, email, fullName, role };
}

/**
 * Looks up user and session for each request, because a role or an account may have changed since
 * the token was made. An answer is kept for a second at most.
 */
export function createIdentify(tokens: Tokens, sessions: Sessions, models: Models): Identify {
  const cache = new Map<string, { identity: Identity; until: number }>();

  async function load(token: string): Promise<Identity | undefined> {
    const subject = tokens.verify(token);
    if (!subject) return undefined;
    const { userId, sessionId } = subject;
    const cached = cache.get(sessionId);
    if (cached && cached.until > Date.now() && cached.identity.user.id === userId) {
      return cached.identity;
    }
    const until = Date.now() + CACHE_MS;
    const [session, user] = await Promise.all([
      sessions.find(sessionId),
      models.users.findById(userId).lean<StoredOf<'users'>>(),
    ]);
    if (!user?.isActive || !session?.belongsTo(user)) return undefined;
    const identity = { sessionId, user: sessionUser(user) };
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(sessionId, { identity, until });
    return identity;
  }

  const identify = async (authorization: string | undefined) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    return token ? load(token) : undefined;
  };
  const forget: Identify['forget'] = ({ userId, sessionId }) => {
    for (const [id, { identity }] of cache) {
      if (id === sessionId || identity.user.id === userId) cache.delete(id);
    }
  };
  return Object.assign(identify, { forget });
}
