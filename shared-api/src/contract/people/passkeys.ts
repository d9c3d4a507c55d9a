import { ok } from '../answer';
import { body } from '../body';
import { message, removed } from '../common';
import { endpoint } from '../endpoint';
import { PASSWORD_LIMITS } from '../LIMITS';
import {
  addedPasskey,
  addPasskeyBody,
  ceremony,
  confirmBody,
  newRecoveryCodes,
  ownPasskeys,
  passkeyPolicy,
  passkeyPolicyBody,
  renamePasskeyBody,
} from './passkeySchemas';

const own = { tag: 'Session', access: 'admin', subject: 'Passkey' } as const;
const confirmed = { ...own, limits: PASSWORD_LIMITS, body: body(confirmBody) } as const;
const ofAll = { tag: 'Users', access: 'super_admin' } as const;

/** `api.passkeys`: the caller's own, and for super admins those of all users. All calls throw ApiError. */
export const passkeyEndpoints = {
  list: endpoint('GET /api/admin/me/passkeys', {
    ...own,
    summary: 'List the caller’s passkeys',
    answers: { 200: ok(ownPasskeys) },
  }),
  /** @throws ApiError 400 for a wrong password, as for `remove` and `renewCodes` */
  start: endpoint('POST /api/admin/me/passkeys/challenge', {
    ...confirmed,
    summary: 'Start to add a passkey',
    done: 'Started to add a passkey',
    answers: { 200: ok(ceremony) },
  }),
  /** An empty name is the server’s to choose. */
  add: endpoint('POST /api/admin/me/passkeys', {
    ...own,
    summary: 'Add a passkey',
    done: 'Added a passkey',
    limits: ['passkeys'],
    body: body(addPasskeyBody),
    answers: { 201: ok(addedPasskey, 'Added') },
    errors: ['conflict'],
  }),
  rename: endpoint('PUT /api/admin/me/passkeys/:id', {
    ...own,
    summary: 'Rename one of the caller’s passkeys',
    done: 'Renamed a passkey',
    limits: ['passkeys'],
    body: body(renamePasskeyBody),
    answers: { 200: ok(message, 'Renamed') },
  }),
  /** @throws ApiError 409 for the last one while passkeys are required */
  remove: endpoint('POST /api/admin/me/passkeys/:id/removal', {
    ...confirmed,
    summary: 'Remove one of the caller’s passkeys',
    done: 'Removed a passkey',
    answers: { 200: ok(removed, 'Removed') },
    errors: ['conflict'],
  }),
  renewCodes: endpoint('POST /api/admin/me/recovery-codes', {
    ...confirmed,
    summary: 'Replace the caller’s recovery codes',
    done: 'Replaced recovery codes',
    answers: { 200: ok(newRecoveryCodes, 'The new codes, shown once') },
    errors: ['conflict'],
  }),
  policy: endpoint('GET /api/admin/passkeys', {
    ...ofAll,
    summary: 'List who has passkeys, and whether all admin users need one',
    limits: ['passkeys'],
    answers: { 200: ok(passkeyPolicy) },
  }),
  /** @throws ApiError 400 for a wrong password, as for `reset`; 409 when the caller has no passkey */
  setPolicy: endpoint('PUT /api/admin/passkeys', {
    ...ofAll,
    summary: 'Require passkeys for all admin users, or stop requiring them',
    done: 'Changed whether passkeys are required',
    limits: PASSWORD_LIMITS,
    body: body(passkeyPolicyBody),
    answers: { 200: ok(message, 'Saved') },
    errors: ['conflict'],
  }),
  /** Removes a user's passkeys and recovery codes, and ends their sessions. @throws ApiError 409 */
  reset: endpoint('POST /api/admin/passkeys/:id/reset', {
    ...ofAll,
    summary: 'Remove a user’s passkeys and recovery codes, and end their sessions',
    done: 'Reset passkeys',
    subject: 'Admin user',
    limits: PASSWORD_LIMITS,
    body: body(confirmBody),
    answers: { 200: ok(removed, 'Removed') },
    errors: ['conflict'],
  }),
};
