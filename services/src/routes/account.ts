import { accountCalls } from '@pressline/shared-api';
import { endedSessions, openSessions, ownPasswordBody } from '@pressline/shared-api/wire/account';
import { message, removed } from '@pressline/shared-api/wire/common';
import { verifyPassword } from '../auth/passwords';
import type { StoredOf } from '../database/createModel';
import { invalid, notFound } from '../errors';
import { addressKey } from '../limits/addressKey';
import { defineRoute, documentId, found, json } from '../route/defineRoute';

const common = { tag: 'Session', access: 'admin' } as const;

/** What staff see and change of their own sign-in. */
export const accountRoutes = [
  defineRoute({
    ...common,
    call: accountCalls.sessions,
    summary: 'List where the caller is signed in, the last used first',
    answers: { 200: found(openSessions) },
    async handle({ user, deps, ctx }) {
      const { sessionId } = ctx.state.identity;
      return { sessions: await deps.sessions.list(user.id, sessionId) };
    },
  }),
  defineRoute({
    ...common,
    call: accountCalls.endSession,
    summary: 'Sign out one of the caller’s sessions',
    subject: 'Session',
    params: { id: documentId },
    answers: { 200: found(removed, 'Signed out') },
    async handle({ params: { id }, user, deps }) {
      const sessionId = await deps.sessions.endOneOf(user.id, id);
      if (!sessionId) throw notFound('Session');
      deps.identify.forget({ sessionId });
      return { id };
    },
  }),
  defineRoute({
    ...common,
    call: accountCalls.endOtherSessions,
    summary: 'Sign out all of the caller’s sessions but the present one',
    answers: { 200: found(endedSessions, 'Signed out') },
    async handle({ user, deps, ctx }) {
      const ended = await deps.sessions.endOthersOf(user.id, ctx.state.identity.sessionId);
      deps.identify.forget({ userId: user.id });
      return { ended };
    },
  }),
  defineRoute({
    ...common,
    call: accountCalls.changePassword,
    summary: 'Change the caller’s own password, which ends their other sessions',
    limits: ['loginAddress', 'loginPair', 'loginAccount'],
    body: json(ownPasswordBody),
    answers: { 200: found(message, 'Changed') },
    async handle({ body: { current, password }, user, deps, ctx }) {
      const { audit, engine, limiter, models } = deps;
      // Whoever finds an open browser must not guess the password here.
      await limiter.consume(addressKey(ctx.ip), user.username);
      const stored = await models.users.findById(user.id).lean<StoredOf<'users'>>();
      if (!(await verifyPassword(stored?.passwordHash, current))) {
        await audit.record({ outcome: 'refused' });
        throw invalid({ current: 'Not your current password' });
      }
      await limiter.forgive(addressKey(ctx.ip), user.username);
      await engine.update('users', user.id, { password }, user.username);
      return { message: 'Password changed' };
    },
  }),
];
