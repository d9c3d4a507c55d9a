import { authCalls } from '@pressline/shared-api';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import { session } from '@pressline/shared-api/wire/people/auth';
import {
  ceremony,
  firstPasskeyBody,
  firstPasskeySession,
  passkeyLoginBody,
  recoveryLoginBody,
  recoverySession,
} from '@pressline/shared-api/wire/people/passkeys';
import type { Context } from 'koa';
import { defineRoute, found, json } from '../../http/router/defineRoute';
import type { LoginLimiter } from '../auth/createLoginLimiter';
import { describeDevice } from '../auth/describeDevice';
import type { OpenSession } from '../auth/openSession';
import type { Passkeys } from './createPasskeys';

const common = { tag: 'Session', access: 'public' } as const;
const step = { ...common, isAudited: true, errors: ['unauthenticated'] } as const;

interface PasskeyLoginNeeds {
  passkeys: Passkeys;
  limiter: LoginLimiter;
  openSession: OpenSession;
}

/** Sign-in with a passkey, alone or after the password. */
export function passkeyLoginRoutes({ passkeys, limiter, openSession }: PasskeyLoginNeeds) {
  /** Only now has the attempt with the password been a login. */
  const forgive = ({ username }: { username: string }, { ip }: Context) =>
    limiter.forgive(addressKey(ip), username);

  return [
    defineRoute({
      ...common,
      call: authCalls.startPasskey,
      summary: 'Start to sign in with only a passkey',
      done: 'Started to sign in with a passkey',
      limits: ['loginSteps'],
      answers: { 200: found(ceremony) },
      handle: () => passkeys.login.startAlone(),
    }),
    defineRoute({
      ...step,
      call: authCalls.provePasskey,
      summary: 'Sign in with a passkey',
      done: 'Signed in with a passkey',
      limits: ['loginSteps'],
      body: json(passkeyLoginBody),
      answers: { 200: found(session, 'Signed in') },
      async handle({ body: { ticket, response }, ctx }) {
        const { user, hasPassword } = await passkeys.login.prove(ticket, response);
        if (hasPassword) await forgive(user, ctx);
        return openSession(user, ctx);
      },
    }),
    defineRoute({
      ...step,
      call: authCalls.redeemCode,
      summary: 'Sign in with a recovery code',
      done: 'Signed in with a recovery code',
      limits: ['loginSteps', 'recoveryCodes'],
      body: json(recoveryLoginBody),
      answers: { 200: found(recoverySession, 'Signed in') },
      async handle({ body: { ticket, code }, ctx }) {
        const { user, left } = await passkeys.login.redeem(ticket, code);
        await forgive(user, ctx);
        return { ...(await openSession(user, ctx)), recoveryCodesLeft: left };
      },
    }),
    defineRoute({
      ...step,
      call: authCalls.registerFirst,
      summary: 'Add the first passkey, and sign in',
      done: 'Added the first passkey and signed in',
      limits: ['loginSteps'],
      body: json(firstPasskeyBody),
      answers: { 200: found(firstPasskeySession, 'Signed in') },
      errors: ['unauthenticated', 'conflict'],
      async handle({ body: { ticket, response }, ctx }) {
        const device = describeDevice(ctx.get('user-agent'));
        const made = await passkeys.login.register({ ticket, response, device });
        const { recoveryCodes } = made;
        await forgive(made.user, ctx);
        return { ...(await openSession(made.user, ctx)), recoveryCodes };
      },
    }),
  ];
}
