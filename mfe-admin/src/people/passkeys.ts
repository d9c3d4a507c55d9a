import type { CredentialProof, NewCredential, PasskeyCeremony } from '@pressline/shared-api';
import { errorReason } from '../form/api/failures';

// Loaded when the user is about to use a passkey.
const library = () => import('@simplewebauthn/browser');

type CreationOptions = Parameters<
  Awaited<ReturnType<typeof library>>['startRegistration']
>[0]['optionsJSON'];
type RequestOptions = Parameters<
  Awaited<ReturnType<typeof library>>['startAuthentication']
>[0]['optionsJSON'];

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Lets the browser make a passkey. @throws its errors, see `passkeyErrorReason` */
export async function createPasskey({ ticket, options }: PasskeyCeremony) {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as CreationOptions;
  const response: NewCredential = await startRegistration({ optionsJSON });
  return { ticket, response };
}

/** Lets the browser prove a passkey. @throws its errors, see `passkeyErrorReason` */
export async function authenticateWithPasskey({ ticket, options }: PasskeyCeremony) {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as RequestOptions;
  const response: CredentialProof = await startAuthentication({ optionsJSON });
  return { ticket, response };
}

// By the names of errors that the standard gives browsers.
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey wasn’t used. You canceled, or it took too long.',
  AbortError: 'The passkey wasn’t used. You canceled, or it took too long.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys work only at the site’s main address.',
  NotSupportedError:
    'This device can’t create a passkey that verifies you by fingerprint, face or PIN.',
  ConstraintError:
    'This device can’t create a passkey that verifies you by fingerprint, face or PIN.',
};

/** Why a passkey could not be used or made, as a sentence for people. */
export const passkeyErrorReason = (error: unknown): string =>
  REASONS[(error as { name?: string } | null)?.name ?? ''] ?? errorReason(error);
