import { z } from 'zod';
import { ok } from '../answer';
import { body } from '../body';
import { count, message, namedBody, namedObject, objectId, removed, time } from '../common';
import { endpoint } from '../endpoint';
import { PASSWORD_LIMITS } from '../LIMITS';
import { confirmBody } from './passkeySchemas';

const openSession = namedObject('OpenSession', {
  /** Not the session's own id, which is part of its token. */
  id: objectId,
  /** Browser and system. */
  device: z.string(),
  /** The first part of the address: `192.0.2.*`. */
  addressPrefix: z.string(),
  startedAt: time,
  /** The last use may be later, by a 24th of the time that a session may rest: five minutes of two hours. */
  lastUsedAt: time,
  isCurrent: z.boolean(),
});

const openSessions = namedObject('OpenSessions', {
  sessions: z.array(openSession),
  /** A session that rests for longer ends. */
  idleMinutes: count,
});
const endedSessions = namedObject('EndedSessions', { ended: count });

const ownPasswordBody = namedBody('OwnPassword', {
  current: z.string().min(1, 'Required').max(1_024),
  password: z.string().min(1, 'Required').max(1_024),
});

const own = { tag: 'Session', access: 'admin' } as const;
const confirmed = { ...own, limits: PASSWORD_LIMITS, body: body(confirmBody) } as const;

/** `api.account`: the caller's own sessions and password. All calls throw ApiError. */
export const accountEndpoints = {
  /** The one that was used last comes first. */
  sessions: endpoint('GET /api/admin/me/sessions', {
    ...own,
    summary: 'List the caller’s sessions, last used first',
    answers: { 200: ok(openSessions) },
  }),
  /** @throws ApiError 400 for a wrong password, as for `endOtherSessions`; 429 */
  endSession: endpoint('POST /api/admin/me/sessions/:id/removal', {
    ...confirmed,
    summary: 'Sign out one of the caller’s sessions',
    done: 'Signed out one session',
    subject: 'Session',
    answers: { 200: ok(removed, 'Signed out') },
  }),
  /** Ends all sessions but the present one. */
  endOtherSessions: endpoint('POST /api/admin/me/sessions/removal', {
    ...confirmed,
    summary: 'Sign out all of the caller’s sessions but the present one',
    done: 'Signed out all other sessions',
    answers: { 200: ok(endedSessions, 'Signed out') },
  }),
  /** The present session stays, the others end. @throws ApiError 400 by field, 429 */
  changePassword: endpoint('PUT /api/admin/me/password', {
    ...own,
    summary: 'Change own password',
    done: 'Changed own password',
    limits: PASSWORD_LIMITS,
    body: body(ownPasswordBody),
    answers: { 200: ok(message, 'Changed') },
  }),
};

export type OpenSession = z.infer<typeof openSession>;
