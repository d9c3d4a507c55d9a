import type { CredentialProof, LoginStep, NewCredential } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { conflict, HttpError } from '../../errors';
import type { Limit } from '../../http/limits/createLimit';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { AuditLog } from '../audit/createAuditLog';
import { digest } from '../auth/sessions';
import type { Challenge, Challenges } from './createChallenges';
import { freeName, hashRecoveryCode, makeRecoveryCodes, refuseTakenName } from './createKeyring';
import type { PasskeyStore } from './createPasskeyStore';
import type { WebAuthn } from './createWebAuthn';

const MAX_PASSKEYS = 20;

type User = StoredOf<'users'>;

interface Registration {
  ticket: string;
  response: NewCredential;
  name?: string;
  /** Names it otherwise. */
  device: string;
}

export interface PasskeyLoginOptions {
  connection: Connection;
  store: PasskeyStore;
  challenges: Challenges;
  webAuthn: WebAuthn;
  models: Models;
  audit: Pick<AuditLog, 'identify' | 'write'>;
  recoveryLimit: Limit;
}

const TOO_LATE = 'That took too long.';
const NOT_ACCEPTED = 'This passkey was not accepted.';
const loginRefused = (why: string) =>
  new HttpError('unauthenticated', `${why} Please sign in again.`);
/** Users who are signed in stay so. */
const addingRefused = (why: string) => conflict(`${why} Please try again.`);

/** Passkeys count their uses, or always say 0. A count that does not rise is that of a copy. */
const isCopy = (counter: number, known: number) => (counter > 0 || known > 0) && counter <= known;

const userIdIn = (userHandle = '') => Buffer.from(userHandle, 'base64url').toString('hex');

/** Signs in with passkeys and recovery codes, and registers passkeys (ASVS 6.3, 6.5, 6.6). */
export function createPasskeyLogin(options: PasskeyLoginOptions) {
  const { connection, store, challenges, webAuthn, models, audit, recoveryLimit } = options;
  const { usable } = webAuthn;

  /** The user of a step, if the account is as it was then. */
  async function userOf(userId: string, { credentials }: Challenge) {
    const user = /^[0-9a-f]{24}$/.test(userId)
      ? await models.users.findById(userId).lean<User>()
      : null;
    audit.identify(user?.username);
    if (!user?.isActive) return undefined;
    return credentials === undefined || credentials === digest(user) ? user : undefined;
  }

  return {
    /** What must follow the right password; undefined when nothing must. */
    async stepAfterPassword(user: User): Promise<LoginStep | undefined> {
      const keys = await store.of(String(user._id));
      if (usable(keys.passkeys).length > 0) {
        return { step: 'passkey', ...(await webAuthn.askToProve(user, keys.passkeys)) };
      }
      if (!(await store.isRequired())) return undefined;
      return { step: 'register', ...(await webAuthn.askToRegister(user, keys.passkeys, 'first')) };
    },
    startAlone: () => webAuthn.askToProve(),
    /** Begins to add a passkey of a signed-in user. */
    async startAdding(user: User) {
      const { passkeys } = await store.of(String(user._id));
      return webAuthn.askToRegister(user, passkeys, 'add');
    },

    /** Whose passkey answered a step, and whether the password came before. @throws HttpError 401 */
    async prove(ticket: string, response: CredentialProof) {
      const step = await challenges.take(ticket, 'alone', 'second');
      if (!step) throw loginRefused(TOO_LATE);
      const { userHandle } = response.response;
      const userId = step.userId?.toHexString() ?? userIdIn(userHandle);
      const user = await userOf(userId, step);
      const isOther = userHandle !== undefined && userIdIn(userHandle) !== userId;
      if (!user || isOther) throw loginRefused(NOT_ACCEPTED);
      const passkey = usable((await store.of(userId)).passkeys).find(
        ({ credentialId }) => credentialId === response.id,
      );
      const counter = passkey && (await webAuthn.proven(step.challenge, response, passkey));
      if (!passkey || counter === undefined) throw loginRefused(NOT_ACCEPTED);
      await store.change(userId, ({ passkeys }) => {
        const now = passkeys.find(({ id }) => id === passkey.id);
        if (!now || isCopy(counter, now.counter)) throw loginRefused(NOT_ACCEPTED);
        const used = { ...now, counter, lastUsedAt: new Date() };
        return { passkeys: passkeys.map((one) => (one === now ? used : one)) };
      });
      return { user, hasPassword: step.purpose === 'second' };
    },

    /** Uses a recovery code up, in place of a passkey. @throws HttpError 401, 429 */
    async redeem(ticket: string, code: string) {
      const step = await challenges.find(ticket, 'second');
      if (!step?.userId) throw loginRefused(TOO_LATE);
      const userId = step.userId.toHexString();
      const user = await userOf(userId, step);
      if (!user) throw loginRefused(TOO_LATE);
      await recoveryLimit.consume(userId);
      const hash = hashRecoveryCode(code);
      let left = 0;
      await store.change(userId, ({ codes }) => {
        const others = codes.filter((one) => one !== hash);
        if (others.length === codes.length) {
          throw new HttpError('unauthenticated', 'This recovery code is wrong or was used before');
        }
        left = others.length;
        return { codes: others };
      });
      await recoveryLimit.reset(userId);
      if (!(await challenges.take(ticket, 'second'))) throw loginRefused(TOO_LATE);
      return { user, left };
    },

    /**
     * Stores the passkey that a browser made: the `first` of a user who is about to sign in, or one
     * of the user `owner`. Recovery codes come with the first one. Without a name it gets that of the
     * device. @throws HttpError 400 for the name of another one, 401, 409
     */
    async register({ ticket, response, name, device }: Registration, owner?: string) {
      const step = await challenges.take(ticket, owner ? 'add' : 'first');
      const userId = step?.userId?.toHexString();
      const refused = owner ? addingRefused : loginRefused;
      if (!step || !userId || (owner && owner !== userId)) throw refused(TOO_LATE);
      const user = await userOf(userId, step);
      const passkey = user && (await webAuthn.registered(step.challenge, response, name ?? ''));
      if (!passkey) throw refused(NOT_ACCEPTED);
      let recoveryCodes: string[] = [];
      await inTransaction(connection, async () => {
        await store.change(userId, ({ passkeys, codes }) => {
          // Another caller with the password was faster, so that it alone is no longer enough.
          if (!owner && usable(passkeys).length > 0) throw refused(TOO_LATE);
          if (passkeys.some(({ credentialId }) => credentialId === passkey.credentialId)) {
            throw conflict('This passkey is already registered');
          }
          if (passkeys.length >= MAX_PASSKEYS) throw conflict(`At most ${MAX_PASSKEYS} passkeys`);
          if (name) refuseTakenName(name, passkeys);
          else passkey.name = freeName(device, passkeys);
          recoveryCodes = codes.length > 0 ? [] : makeRecoveryCodes();
          const added = recoveryCodes.map(hashRecoveryCode);
          return { passkeys: [...passkeys, passkey], codes: [...codes, ...added] };
        });
        const record = { type: 'Passkey', id: passkey.id, title: passkey.name };
        if (owner) await audit.write({ record });
      });
      return { user, passkey, recoveryCodes };
    },
  };
}
