import type { OpenSession, OwnPasswordBody } from '../../wire/people/account';
import { call } from '../call';

const sessions = '/api/admin/me/sessions';

/** `api.account`: the caller's own sessions and password. All calls throw ApiError. */
export const accountCalls = {
  /** The one that was used last comes first. */
  sessions: call<[], { sessions: OpenSession[] }>(`GET ${sessions}`),
  /** @throws ApiError 400 for a wrong password, as for `endOtherSessions`; 429 */
  endSession: call<[id: string, body: { current: string }], void>(`POST ${sessions}/:id/removal`),
  /** Ends all sessions but the present one. */
  endOtherSessions: call<[body: { current: string }], { ended: number }>(
    `POST ${sessions}/removal`,
  ),
  /** The present session stays, the others end. @throws ApiError 400 by field, 429 */
  changePassword: call<[body: OwnPasswordBody], void>('PUT /api/admin/me/password'),
};
