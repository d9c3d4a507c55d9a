import { authCalls, type Me, pathOf } from '@pressline/shared-api';
import type { Context } from 'koa';
import { ApiFailure } from '../api/apiFailure';
import { forwardedFor } from '../api/visitorAddress';

const TIMEOUT_MS = 3_000;

export interface Caller {
  username: string;
  address: string | null;
}

/**
 * Asks services who is behind a request's Authorization header, for each call again: sessions and
 * roles end at once.
 * @returns the username, and the address that the request came from
 * @throws ApiFailure when it is no super admin, or services cannot say
 */
export async function requireSuperAdmin(context: Context, servicesUrl: string): Promise<Caller> {
  const authorization = context.get('Authorization');
  if (!authorization) throw new ApiFailure('unauthenticated', 'Please sign in.');
  const response = await fetch(servicesUrl + pathOf(authCalls.me), {
    headers: { Authorization: authorization, 'X-Forwarded-For': forwardedFor(context.req) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response?.status === 401) throw new ApiFailure('unauthenticated', 'Please sign in.');
  if (response?.status === 403) throw new ApiFailure('forbidden', 'You do not have access.');
  if (!response?.ok) {
    throw new ApiFailure('unavailable', 'We couldn’t check your sign-in. Please try again.');
  }
  const { user, address } = (await response.json()) as Me;
  if (user.role !== 'super_admin') {
    throw new ApiFailure('forbidden', 'Only super admins can view and change releases.');
  }
  return { username: user.username, address: address ?? null };
}
