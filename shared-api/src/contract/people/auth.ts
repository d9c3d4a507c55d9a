import { ok } from '../answer';
import { body } from '../body';
import { message } from '../common';
import { endpoint } from '../endpoint';
import { PASSWORD_LIMITS } from '../LIMITS';
import {
  ceremony,
  firstPasskeyBody,
  firstPasskeySession,
  loginStep,
  passkeyLoginBody,
  recoveryLoginBody,
  recoverySession,
} from './passkeySchemas';
import { loginBody, me, session } from './session';

const visitor = { tag: 'Session', access: 'public' } as const;
const signedIn = { tag: 'Session', access: 'admin' } as const;
const step = { ...visitor, isAudited: true, errors: ['unauthenticated'] } as const;

/** The calls that sign a user in, which therefore need no session. All throw ApiError 401 and 429. */
export const signInEndpoints = {
  /** Answers a session, or a step that must follow. @throws ApiError 401 `Invalid credentials` */
  login: endpoint('POST /api/admin/login', {
    ...step,
    summary: 'Sign in',
    done: 'Signed in',
    limits: PASSWORD_LIMITS,
    body: body(loginBody),
    answers: {
      200: ok(session, 'Signed in'),
      202: ok(loginStep, 'The password is right, and a passkey is needed too'),
    },
    hasTextErrors: true,
  }),
  startPasskey: endpoint('POST /api/admin/login/challenge', {
    ...visitor,
    summary: 'Start to sign in with only a passkey',
    done: 'Started to sign in with a passkey',
    limits: ['loginSteps'],
    answers: { 200: ok(ceremony) },
  }),
  /** Signs in with a passkey, alone or after the password. */
  provePasskey: endpoint('POST /api/admin/login/passkey', {
    ...step,
    summary: 'Sign in with a passkey',
    done: 'Signed in with a passkey',
    limits: ['loginSteps'],
    body: body(passkeyLoginBody),
    answers: { 200: ok(session, 'Signed in') },
  }),
  /** In place of a passkey, after the password. The ticket stays good until the code is right. */
  redeemCode: endpoint('POST /api/admin/login/recovery', {
    ...step,
    summary: 'Sign in with a recovery code',
    done: 'Signed in with a recovery code',
    limits: ['loginSteps', 'recoveryCodes'],
    body: body(recoveryLoginBody),
    answers: { 200: ok(recoverySession, 'Signed in') },
  }),
  /** Makes the first passkey, where one is required. */
  registerFirst: endpoint('POST /api/admin/login/register', {
    ...step,
    summary: 'Add the first passkey, and sign in',
    done: 'Added the first passkey and signed in',
    limits: ['loginSteps'],
    body: body(firstPasskeyBody),
    answers: { 200: ok(firstPasskeySession, 'Signed in') },
    errors: ['unauthenticated', 'conflict'],
  }),
};

/** `api.auth`: sign-in of staff. The errors of login carry `error` as a text, which its callers show. */
export const authEndpoints = {
  ...signInEndpoints,
  /** Checks the stored token. @throws ApiError 401 when it is no longer good */
  me: endpoint('GET /api/admin/me', {
    ...signedIn,
    summary: 'Who is signed in',
    answers: { 200: ok(me) },
  }),
  logout: endpoint('POST /api/admin/logout', {
    ...signedIn,
    summary: 'Sign out and end the session',
    done: 'Signed out',
    answers: { 200: ok(message, 'Signed out') },
  }),
};
