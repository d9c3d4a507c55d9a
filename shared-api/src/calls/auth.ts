import type { Credentials, Me, Session } from '../wire/auth';
import { call } from './call';
import type { RequestOptions } from './client';

/** `api.auth`. */
export const authCalls = {
  /** @throws ApiError 401 `Invalid credentials`, 429 with Retry-After */
  login: call<(credentials: Credentials) => Promise<Session>>('POST /api/admin/login'),
  /** Checks the stored token. @throws ApiError 401 when it is no longer good */
  me: call<(init?: RequestOptions) => Promise<Me>>('GET /api/admin/me'),
  logout: call<() => Promise<void>>('POST /api/admin/logout'),
};
