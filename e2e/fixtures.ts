import { test as base, expect } from '@playwright/test';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { adminPassword, siteUrl } from './site';

interface Fixtures {
  /** Errors that a spec expects in the browser's console; any other fails it. */
  expectedErrors: RegExp[];
  watchErrors: undefined;
  /** The API, signed in as the super admin. */
  api: ApiClient;
  /** A page with the super admin's session in its storage. */
  signIn: () => Promise<void>;
}

/** Signs the super admin in and returns a client that carries the session. */
export async function signedInApi(url: string): Promise<{ api: ApiClient; session: Session }> {
  let token: string | null = null;
  const api = createApiClient({ baseUrl: url, getToken: () => token });
  const session = await api.auth.login({ username: 'admin', password: adminPassword });
  token = session.token;
  return { api, session };
}

type Session = Awaited<ReturnType<ApiClient['auth']['login']>>;

/** The `test` of every spec: a page whose own errors fail the test, and quick ways to content and sign-in. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  watchErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ browserName: _ }, use) => {
    const { api } = await signedInApi(siteUrl);
    await use(api);
    await api.auth.logout();
  },
  signIn: async ({ page, baseURL }, use) => {
    await use(async () => {
      const { session } = await signedInApi(baseURL ?? siteUrl);
      await page.addInitScript(
        ([token, user]) => {
          localStorage.setItem('adminToken', token);
          localStorage.setItem('adminUser', user);
        },
        [session.token, JSON.stringify(session.user)] as const,
      );
    });
  },
});

export { expect };
