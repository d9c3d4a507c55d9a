import { choices, resetBrowser } from '../../test/browser';
import { acceptAll, savePreferences, withdrawConsent } from './actions';
import { cookieDomains, cookiePaths, deleteCookies } from './cookies';
import { consentStore } from './store';

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the API under test
  document.cookie = text;
}

const names = () =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split('=')[0])
    .filter(Boolean)
    .sort();

beforeEach(() => {
  resetBrowser();
  history.replaceState(null, '', '/help/articles/inks');
  deleteCookies();
});
afterEach(() => {
  for (const name of ['sidebar_state', 'theme_x', 'my-session-id'])
    setCookie(`${name}=; Max-Age=0; Path=/`);
});

it('deletes every cookie except those whose names contain the three words', () => {
  for (const name of [
    '_ga',
    '_ga_ABC',
    'promo',
    'Theme',
    'sidebar_state',
    'theme_x',
    'my-session-id',
  ]) {
    setCookie(`${name}=theme; Path=/`);
  }
  deleteCookies();
  expect(names()).toEqual(['my-session-id', 'sidebar_state', 'theme_x']);
});

it('finds cookies on every path above the page', () => {
  for (const path of ['/', '/help', '/help/', '/help/articles', '/help/articles/inks']) {
    setCookie(`_ga=1; Path=${path}`);
  }
  setCookie('here=1');
  deleteCookies();
  expect(names()).toEqual([]);
});

it('knows each domain and path that may hold a cookie for a page', () => {
  expect(cookieDomains('a.example.com')).toEqual([
    '',
    '; Domain=a.example.com',
    '; Domain=.a.example.com',
    '; Domain=example.com',
    '; Domain=.example.com',
    '; Domain=com',
    '; Domain=.com',
  ]);
  expect(cookiePaths('/help/faq')).toEqual(['/', '/help', '/help/', '/help/faq', '/help/faq/']);
  expect(cookiePaths('/')).toEqual(['/']);
});

it('a withdrawal denies first and deletes afterwards', () => {
  setCookie('_ga=1; Path=/');
  acceptAll();
  let cookiesWhenDenied: (string | undefined)[] = [];
  const stop = consentStore.subscribe(() => {
    cookiesWhenDenied = names();
  });
  withdrawConsent();
  expect(cookiesWhenDenied).toEqual(['_ga']);
  expect(names()).toEqual([]);
  stop();
});

it('switching one category off deletes the cookies of its services alone', () => {
  acceptAll();
  for (const name of ['_ga', '_gid', '_gcl_au', 'promo']) setCookie(`${name}=1; Path=/`);
  savePreferences(choices('functional', 'marketing'));
  expect(names()).toEqual(['_gcl_au', 'promo']);
});
