import { type ApiClient, createApiClient, type Session } from '@pressline/shared-api';
import { adminPassword, siteUrl } from './site';

/** Signs the super admin in and returns a client that carries the session. */
export async function signedInApi(
  url = siteUrl,
  call: typeof fetch = fetch,
): Promise<{ api: ApiClient; session: Session }> {
  let token: string | null = null;
  const api = createApiClient({ baseUrl: url, getToken: () => token, fetch: call });
  const session = await api.auth.login({ username: 'admin', password: adminPassword });
  if (!('token' in session)) throw new Error('The super admin needs a passkey');
  token = session.token;
  return { api, session };
}
