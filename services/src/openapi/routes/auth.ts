import { type SessionUser, USER_ROLES } from '@pressline/shared-api';
import { loginSchema, objectId } from '@pressline/shared-api/schemas';
import { z } from 'zod';
import { answer, body } from '../components';
import { found, json, type RouteDescription } from '../RouteDescription';
import { message } from './message';

const user = answer(
  'SessionUser',
  z.object({
    id: objectId,
    username: z.string(),
    email: z.string(),
    fullName: z.string(),
    role: z.enum(USER_ROLES),
  }) satisfies z.ZodType<SessionUser>,
);
const session = answer('Session', z.object({ token: z.string(), user }));
const me = answer('Me', z.object({ user }));

/** Sign-in of staff. */
export const authDescriptions: readonly RouteDescription[] = [
  {
    ...{ method: 'post', path: '/api/admin/login', tag: 'Session' },
    summary: 'Sign in',
    body: json(body('Login', loginSchema)),
    answers: { 200: found(session, 'Signed in') },
    errors: ['unauthenticated', 'rate_limited'],
    hasTextErrors: true,
  },
  {
    ...{ method: 'get', path: '/api/admin/me', tag: 'Session', access: 'admin' },
    summary: 'Who is signed in',
    answers: { 200: found(me) },
  },
  {
    ...{ method: 'post', path: '/api/admin/logout', tag: 'Session', access: 'admin' },
    summary: 'Sign out, everywhere that this session is used',
    answers: { 200: found(message, 'Signed out') },
  },
];
