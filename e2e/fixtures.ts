import { test as base, expect, type Page } from '@playwright/test';
import type { ApiClient, Session } from '@pressline/shared-api';
import { signedInApi } from './api';
import { AdminPanel } from './pages/AdminPanel';
import { ArticleEditor } from './pages/ArticleEditor';
import { ConsentBanner } from './pages/ConsentBanner';
import { GuestHelp } from './pages/GuestHelp';
import { HelpCenter } from './pages/HelpCenter';
import { LoginPage } from './pages/LoginPage';
import { Shell } from './pages/Shell';

interface Fixtures {
  /** The choice that a new browser has stored: `none` shows the banner, which most specs can do without. */
  consent: 'necessary' | 'none';
  storedConsent: undefined;
  /** Errors that a spec expects in the browser's console; any other fails it. */
  expectedErrors: RegExp[];
  watchErrors: { end: () => void };
  /** The API, signed in as the super admin. What a spec creates with it is gone when the spec ends. */
  api: ApiClient;
  /** A page with the super admin's session in its storage. */
  signIn: () => Promise<void>;
  banner: ConsentBanner;
  editor: ArticleEditor;
  guest: GuestHelp;
  help: HelpCenter;
  login: LoginPage;
  panel: AdminPanel;
  shell: Shell;
}

/** A busy browser shows the next document before its transition is ready, and says so. */
const LATE_TRANSITION = /^Transition was aborted/;

/** A page may fetch ahead an article of another spec that has just ended. */
const GONE_ARTICLE = /status of 404 .*\/api\/help\/articles\/[\w-]+$/;

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

/** Puts a session into a page's storage, as a login does. */
export function storeSession({ token, user }: Session): void {
  localStorage.setItem('adminToken', token);
  localStorage.setItem('adminUser', JSON.stringify(user));
}

/** The `test` of every spec: a page whose own errors fail the test, page objects, and quick ways to content and sign-in. */
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
      let isOver = false;
      const note = (text: string) => {
        if (!isOver) errors.push(text);
      };
      // Chromium is silent when a script was refused an eval and went on without.
      await page.addInitScript(() => {
        window.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
          if (blockedURI === 'eval') console.error(`${effectiveDirective} refused ${blockedURI}`);
        });
      });
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} at ${message.location().url}`);
      });
      await use({
        end() {
          isOver = true;
        },
      });
      const known = [...expectedErrors, LATE_TRANSITION, GONE_ARTICLE];
      const unexpected = errors.filter((text) => !known.some((one) => one.test(text)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ baseURL, watchErrors }, use) => {
    const { call, removeAll } = notingFetch();
    const { api } = await signedInApi(baseURL, call);
    await use(api);
    // The page may still be asking for what goes now.
    watchErrors.end();
    // Also after a failure: a second try must find the site as the first one did.
    await removeAll();
    await api.auth.logout();
  },
  signIn: async ({ page, baseURL }, use) => {
    await use(async () => {
      const { session } = await signedInApi(baseURL);
      await page.addInitScript(storeSession, session);
    });
  },
  banner: async ({ page }, use) => use(new ConsentBanner(page)),
  editor: async ({ page }, use) => use(new ArticleEditor(page)),
  guest: async ({ page }, use) => use(new GuestHelp(page)),
  help: async ({ page }, use) => use(new HelpCenter(page)),
  login: async ({ page }, use) => use(new LoginPage(page)),
  panel: async ({ page }, use) => use(new AdminPanel(page)),
  shell: async ({ page }, use) => use(new Shell(page)),
});

/** For specs that are about what moves, which others do without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };

/** Makes the visitor one who saves data, for whom nothing is fetched ahead. Before the page is opened. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
