import type {
  AddedPasskey,
  AddPasskeyBody,
  OwnPasskeys,
  PasskeyCeremony,
  PasskeyPolicy,
} from '../../wire/people/passkeys';
import { call } from '../call';

const own = '/api/admin/me/passkeys';
const all = '/api/admin/passkeys';

/** `api.passkeys`: the caller's own, and for super admins everybody's. All calls throw ApiError. */
export const passkeyCalls = {
  list: call<[], OwnPasskeys>(`GET ${own}`),
  /** @throws ApiError 400 for a wrong password, as for `remove` and `renewCodes` */
  start: call<[body: { current: string }], PasskeyCeremony>(`POST ${own}/challenge`),
  /** An empty name is the server’s to choose. */
  add: call<[body: AddPasskeyBody], AddedPasskey>(`POST ${own}`),
  rename: call<[id: string, body: { name: string }], void>(`PUT ${own}/:id`),
  /** @throws ApiError 409 for the last one while passkeys are required */
  remove: call<[id: string, body: { current: string }], void>(`POST ${own}/:id/removal`),
  renewCodes: call<[body: { current: string }], { recoveryCodes: string[] }>(
    'POST /api/admin/me/recovery-codes',
  ),
  policy: call<[], PasskeyPolicy>(`GET ${all}`),
  /** @throws ApiError 400 for a wrong password, as for `reset`; 409 when the caller has no passkey */
  setPolicy: call<[body: { isRequired: boolean; current: string }], void>(`PUT ${all}`),
  /** Removes a user's passkeys and recovery codes, and ends their sessions. @throws ApiError 409 */
  reset: call<[userId: string, body: { current: string }], void>(`POST ${all}/:id/reset`),
};
