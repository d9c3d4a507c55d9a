import { accountCalls } from '@pressline/shared-api';
import { message, removed } from '@pressline/shared-api/wire/common';
import {
  endedSessions,
  openSessions,
  ownPasswordBody,
} from '@pressline/shared-api/wire/people/account';
import { confirmBody } from '@pressline/shared-api/wire/people/passkeys';
import { invalid, notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { type ConfirmPassword, PASSWORD_LIMITS } from './confirmPassword';
import type { Identify } from './createIdentify';
import type { Sessions } from './sessions';

const common = { tag: 'Session', access: 'admin' } as const;
const confirmed = { ...common, limits: PASSWORD_LIMITS, body: json(confirmBody) } as const;

interface AccountNeeds {
  sessions: Sessions;
  identify: Identify;
  confirmPassword: ConfirmPassword;
  /** As the server’s own write: staff do not change their own password as other fields. */
  setPassword(userId: string, password: string): Promise<unknown>;
}

/** What staff see and change of their own sign-in. */
export const accountRoutes = ({
  sessions,
  identify,
  confirmPassword,
  setPassword,
}: AccountNeeds) => [
  defineRoute({
    ...common,
    call: accountCalls.sessions,
    summary: 'List the caller’s sessions, last used first',
    answers: { 200: found(openSessions) },
    async handle({ user, ctx }) {
      const { sessionId } = ctx.state.identity;
      return { sessions: await sessions.list(user.id, sessionId) };
    },
  }),
  defineRoute({
    ...confirmed,
    call: accountCalls.endSession,
    summary: 'Sign out one of the caller’s sessions',
    done: 'Signed out one session',
    subject: 'Session',
    params: { id: documentId },
    answers: { 200: found(removed, 'Signed out') },
    async handle({ params: { id }, body: { current }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      const sessionId = await sessions.endOneOf(user.id, id);
      if (!sessionId) throw notFound('Session');
      identify.invalidate({ sessionId });
      return { id };
    },
  }),
  defineRoute({
    ...confirmed,
    call: accountCalls.endOtherSessions,
    summary: 'Sign out all of the caller’s sessions but the present one',
    done: 'Signed out all other sessions',
    answers: { 200: found(endedSessions, 'Signed out') },
    async handle({ body: { current }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      const ended = await sessions.endOthersOf(user.id, ctx.state.identity.sessionId);
      identify.invalidate({ userId: user.id });
      return { ended };
    },
  }),
  defineRoute({
    ...common,
    call: accountCalls.changePassword,
    summary: 'Change own password',
    done: 'Changed own password',
    limits: PASSWORD_LIMITS,
    body: json(ownPasswordBody),
    answers: { 200: found(message, 'Changed') },
    async handle({ body: { current, password }, user, ctx }) {
      await confirmPassword(current, { user, ctx });
      if (password === current) throw invalid({ password: 'This is your current password' });
      await setPassword(user.id, password);
      return { message: 'Password changed' };
    },
  }),
];
