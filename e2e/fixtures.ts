import { test as base, expect } from '@playwright/test';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { adminPassword, siteUrl } from './site';

interface Fixtures {
  /** The choice that a new browser has stored: `none` shows the banner, which most specs can do without. */
  consent: 'necessary' | 'none';
  storedConsent: undefined;
  /** Errors that a spec expects in the browser's console; any other fails it. */
  expectedErrors: RegExp[];
  watchErrors: undefined;
  /** The API, signed in as the super admin. What a spec creates with it is gone when the spec ends. */
  api: ApiClient;
  /** A page with the super admin's session in its storage. */
  signIn: () => Promise<void>;
}

/** Signs the super admin in and returns a client that carries the session. */
export async function signedInApi(
  url: string,
  call: typeof fetch = fetch,
): Promise<{ api: ApiClient; session: Session }> {
  let token: string | null = null;
  const api = createApiClient({ baseUrl: url, getToken: () => token, fetch: call });
  const session = await api.auth.login({ username: 'admin', password: adminPassword });
  token = session.token;
  return { api, session };
}

/** Calls the API and notes the documents that it creates. */
function notingFetch() {
  const removals: (() => Promise<Response>)[] = [];
  const call: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'POST' && response.status === 201) {
      const { id } = await response.clone().json();
      if (id)
        removals.unshift(() => fetch(`${input}/${id}`, { ...init, method: 'DELETE', body: null }));
    }
    return response;
  };
  /** Removes them, the latest first; what is gone already may be. */
  const removeAll = async () => {
    for (const remove of removals) await remove();
  };
  return { call, removeAll };
}

// Once per tab: what a page stores afterwards stays.
function storeNecessaryOnly(): void {
  if (sessionStorage.getItem('consent-stored')) return;
  sessionStorage.setItem('consent-stored', 'true');
  localStorage.setItem(
    'pressline_consent_preferences',
    JSON.stringify({
      hasConsented: true,
      preferences: { necessary: true, functional: false, analytics: false, marketing: false },
      timestamp: new Date().toISOString(),
      version: '1.0',
    }),
  );
}

type Session = Awaited<ReturnType<ApiClient['auth']['login']>>;

/** The `test` of every spec: a page whose own errors fail the test, and quick ways to content and sign-in. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  consent: ['necessary', { option: true }],
  storedConsent: [
    async ({ context, consent }, use) => {
      if (consent === 'necessary') await context.addInitScript(storeNecessaryOnly);
      await use(undefined);
    },
    { auto: true },
  ],
  watchErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      // Chromium is silent when a script was refused an eval and went on without.
      await page.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
          if (blockedURI === 'eval') console.error(`${effectiveDirective} refused ${blockedURI}`);
        });
      });
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
  api: async ({ baseURL }, use) => {
    const { call, removeAll } = notingFetch();
    const { api } = await signedInApi(baseURL ?? siteUrl, call);
    await use(api);
    // Also after a failure: a second try must find the site as the first one did.
    await removeAll();
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
