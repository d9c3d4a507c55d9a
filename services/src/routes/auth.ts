import { authCalls } from '@pressline/shared-api';
import { loginBody, me, session } from '@pressline/shared-api/wire/auth';
import { message } from '@pressline/shared-api/wire/common';
import { sessionUser } from '../auth/createIdentify';
import { describeDevice } from '../auth/describeDevice';
import { verifyPassword } from '../auth/passwords';
import type { StoredOf } from '../database/createModel';
import { HttpError } from '../errors';
import { addressKey, addressPrefix, plainAddress } from '../limits/addressKey';
import { defineRoute, found, json } from '../route/defineRoute';

/** Sign-in of staff. The errors of login carry `error` as a text, which its callers show. */
export const authRoutes = [
  defineRoute({
    call: authCalls.login,
    tag: 'Session',
    summary: 'Sign in',
    access: 'public',
    limits: ['loginAddress', 'loginPair', 'loginAccount'],
    isAudited: true,
    body: json(loginBody),
    answers: { 200: found(session, 'Signed in') },
    errors: ['unauthenticated'],
    hasTextErrors: true,
    async handle({ body: { username, password }, deps, ctx }) {
      const { limiter, models, sessions, tokens } = deps;
      await limiter.consume(addressKey(ctx.ip), username);
      const user = await models.users
        .findOne({ username: username.toLowerCase() })
        .lean<StoredOf<'users'>>();
      deps.audit.identify(user?.username);
      const isRight = await verifyPassword(user?.passwordHash, password);
      if (!user?.isActive || !isRight) {
        throw new HttpError('unauthenticated', 'Invalid credentials');
      }
      await limiter.forgive(addressKey(ctx.ip), username);
      const origin = {
        device: describeDevice(ctx.get('user-agent')),
        addressPrefix: addressPrefix(ctx.ip),
      };
      // Together, because each waits for the disk.
      const [sessionId] = await Promise.all([
        sessions.start(user, origin),
        models.users.updateOne({ _id: user._id }, { $set: { lastLogin: new Date() } }),
      ]);
      const token = tokens.sign({ userId: String(user._id), sessionId });
      return { token, user: sessionUser(user) };
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
    summary: 'Sign out, everywhere that this session is used',
    access: 'admin',
    answers: { 200: found(message, 'Signed out') },
    async handle({ deps, ctx }) {
      const { sessionId } = ctx.state.identity;
      await deps.sessions.end(sessionId);
      deps.identify.forget({ sessionId });
      return { message: 'Signed out' };
    },
  }),
];
