import { z } from 'zod';
import { USER_ROLES } from '../../resources/user';
import { namedBody, namedObject, objectId } from '../common';

/** Bounded, so that a hostile password costs no hashing time. */
export const loginBody = namedBody('Login', {
  username: z.string().trim().min(1, 'Required').max(254),
  password: z.string().min(1, 'Required').max(1_024),
});

const sessionUser = namedObject('SessionUser', {
  id: objectId,
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(USER_ROLES),
});

export const session = namedObject('Session', { token: z.string(), user: sessionUser });
export const me = namedObject('Me', {
  user: sessionUser,
  /** Where the request came from, as rate limits see it. */
  address: z.string().optional(),
});

export type Credentials = z.input<typeof loginBody>;
/** Who is signed in, as login and `me` answer it. */
export type SessionUser = z.infer<typeof sessionUser>;
export type Session = z.infer<typeof session>;
export type Me = z.infer<typeof me>;
