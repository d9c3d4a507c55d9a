import type { Credentials, Me, Session } from '../../wire/people/auth';
import type {
  CredentialProof,
  FirstPasskeySession,
  LoginStep,
  NewCredential,
  PasskeyCeremony,
  RecoverySession,
} from '../../wire/people/passkeys';
import { call } from '../call';

const login = '/api/admin/login';

/** The calls that sign somebody in, which therefore need no session. All throw ApiError 401 and 429. */
export const signInCalls = {
  /** Answers a session, or a step that must follow. @throws ApiError 401 `Invalid credentials` */
  login: call<[credentials: Credentials], Session | LoginStep>(`POST ${login}`),
  startPasskey: call<[], PasskeyCeremony>(`POST ${login}/challenge`),
  /** Signs in with a passkey, alone or after the password. */
  provePasskey: call<[body: { ticket: string; response: CredentialProof }], Session>(
    `POST ${login}/passkey`,
  ),
  /** In place of a passkey, after the password. The ticket stays good until the code is right. */
  redeemCode: call<[body: { ticket: string; code: string }], RecoverySession>(
    `POST ${login}/recovery`,
  ),
  /** Makes the first passkey, where one is required. */
  registerFirst: call<[body: { ticket: string; response: NewCredential }], FirstPasskeySession>(
    `POST ${login}/register`,
  ),
};

export const authCalls = {
  ...signInCalls,
  /** Checks the stored token. @throws ApiError 401 when it is no longer good */
  me: call<[], Me>('GET /api/admin/me'),
  logout: call<[], void>('POST /api/admin/logout'),
};
