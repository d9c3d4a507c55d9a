import { authCalls } from '@pressline/shared-api';
import { addressKey, plainAddress } from '@pressline/shared-api/node/addressKey';
import { message } from '@pressline/shared-api/wire/common';
import { loginBody, me, session } from '@pressline/shared-api/wire/people/auth';
import { loginStep } from '@pressline/shared-api/wire/people/passkeys';
import { HttpError } from '../../errors';
import { defineRoute, found, json } from '../../http/router/defineRoute';
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
  defineRoute({
    call: authCalls.login,
    tag: 'Session',
    summary: 'Sign in',
    done: 'Signed in',
    access: 'public',
    limits: ['loginAddress', 'loginPair', 'loginAccount'],
    isAudited: true,
    body: json(loginBody),
    answers: {
      200: found(session, 'Signed in'),
      202: found(loginStep, 'The password is right, and a passkey is needed too'),
    },
    errors: ['unauthenticated'],
    hasTextErrors: true,
    async handle({ body: { username, password }, ctx }) {
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
    },
  }),
  defineRoute({
    call: authCalls.me,
    tag: 'Session',
    summary: 'Who is signed in',
    access: 'admin',
    answers: { 200: found(me) },
    handle: ({ user, ctx }) => ({ user, address: plainAddress(ctx.ip) }),
  }),
  defineRoute({
    call: authCalls.logout,
    tag: 'Session',
    summary: 'Sign out and end the session',
    done: 'Signed out',
    access: 'admin',
    answers: { 200: found(message, 'Signed out') },
    async handle({ ctx }) {
      const { sessionId } = ctx.state.identity;
      await sessions.end(sessionId);
      identify.invalidate({ sessionId });
      return { message: 'Signed out' };
    },
  }),
];
