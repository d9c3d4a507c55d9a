import { company } from '@pressline/shared-api/company';
import type {
  CredentialProof,
  NewCredential,
} from '@pressline/shared-api/contract/people/passkeySchemas';
import { Types } from 'mongoose';
import type { StoredOf } from '../../store/database/createModel';
import { type Credentials, digest } from '../auth/sessions';
import { CHALLENGE_MS, type Challenges, type Purpose } from './createChallenges';
import type { StoredPasskey } from './createPasskeyStore';

type User = Credentials & Pick<StoredOf<'users'>, 'username' | 'fullName'>;

/** The library is loaded when a request needs it: most do not. */
const library = () => import('@simplewebauthn/server');

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const text = (given: Uint8Array) => Buffer.from(given).toString('base64url');

/** WebAuthn for the site at `publicUrl`: what browsers are asked, and whether their answers hold. */
export type WebAuthn = ReturnType<typeof createWebAuthn>;

export function createWebAuthn(publicUrl: string, challenges: Challenges) {
  const { origin, hostname: rpId } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };
  /** Those that were made for this site: elsewhere browsers do not offer them. */
  const usable = (passkeys: readonly StoredPasskey[]) =>
    passkeys.filter((one) => one.rpId === rpId);
  const known = (passkeys: readonly StoredPasskey[]) =>
    usable(passkeys).map(({ credentialId: id, transports }) => ({ id, transports }));

  return {
    usable,
    /** Asks for a new passkey of a user whose password was right. */
    async askToRegister(user: User, passkeys: readonly StoredPasskey[], purpose: Purpose) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: company.productName,
        rpID: rpId,
        userID: new Uint8Array(user._id.id),
        userName: user.username,
        userDisplayName: user.fullName || user.username,
        timeout: CHALLENGE_MS,
        excludeCredentials: known(passkeys),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const bound = { userId: user._id, credentials: digest(user) };
      const ticket = await challenges.issue({ purpose, challenge: options.challenge, ...bound });
      return { ticket, options: { ...options } };
    },
    /** Asks for one of a user's passkeys, or for any user's. */
    async askToProve(user?: User, passkeys: readonly StoredPasskey[] = []) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        timeout: CHALLENGE_MS,
        allowCredentials: known(passkeys),
        userVerification: 'required',
      });
      const { challenge } = options;
      const ticket = await challenges.issue(
        user
          ? { purpose: 'second', challenge, userId: user._id, credentials: digest(user) }
          : { purpose: 'alone', challenge },
      );
      return { ticket, options: { ...options } };
    },
    /** The passkey that a browser made for `challenge`; undefined when anything is wrong with it. */
    async registered(challenge: string, response: NewCredential, name: string) {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge: challenge,
        response: { ...response, clientExtensionResults: {} },
      }).catch(() => ({ verified: false, registrationInfo: undefined }));
      if (!verified || !registrationInfo) return undefined;
      const { credential, credentialDeviceType } = registrationInfo;
      return {
        id: new Types.ObjectId().toHexString(),
        credentialId: credential.id,
        publicKey: text(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        rpId,
        name,
        isSynced: credentialDeviceType === 'multiDevice',
        createdAt: new Date(),
        lastUsedAt: null,
      } satisfies StoredPasskey;
    },
    /** The new count of a passkey that signed `challenge`; undefined when anything is wrong with it. */
    async proven(challenge: string, response: CredentialProof, passkey: StoredPasskey) {
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge: challenge,
        response: { ...response, clientExtensionResults: {} },
        credential: {
          id: passkey.credentialId,
          publicKey: bytes(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      return verified ? authenticationInfo?.newCounter : undefined;
    },
  };
}
