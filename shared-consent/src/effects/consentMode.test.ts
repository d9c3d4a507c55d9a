import { choices, commands, resetBrowser, setGpc, storeRecord } from '../../test/browser';
import type { ConsentCategory } from '../record/record';

type Modules = typeof import('./consentMode') & typeof import('../store/actions');

const ID = 'G-TEST123';
let stop: () => void = () => undefined;
let { acceptAll, necessaryOnly, savePreferences, withdrawConsent } = {} as Modules;

// The module remembers that the tag script is part of the document; each test has a new document.
function connect(measurementId?: string): Modules {
  let loaded = {} as Modules;
  jest.isolateModules(() => {
    loaded = { ...require('./consentMode'), ...require('../store/actions') };
  });
  ({ acceptAll, necessaryOnly, savePreferences, withdrawConsent } = loaded);
  stop = loaded.connectConsentMode(measurementId);
  return loaded;
}

const names = () =>
  commands().map(([command, what]) =>
    command === 'consent' || command === 'event' ? `${command} ${what}` : command,
  );
const tagScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
const last = (command: string) => commands().findLast(([name]) => name === command);

beforeEach(() => {
  resetBrowser();
  history.replaceState(null, '', '/help?q=ink');
});
afterEach(() => stop());

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
};

it('denies everything but security first, and requests nothing', () => {
  connect(ID);
  expect(commands()).toEqual([
    ['consent', 'default', { ...denied, security_storage: 'granted', wait_for_update: 500 }],
    ['set', 'ads_data_redaction', true],
  ]);
  expect(tagScripts()).toEqual([]);
});

it('on a grant goes: default, update, tag, page_view', () => {
  connect(ID);
  acceptAll();
  expect(names()).toEqual([
    'consent default',
    'set',
    'consent update',
    'js',
    'config',
    'event page_view',
  ]);
  expect(last('config')).toEqual(['config', ID, { send_page_view: false }]);
  expect(last('event')).toEqual([
    'event',
    'page_view',
    { page_location: 'http://localhost/help?q=ink', page_path: '/help' },
  ]);
  expect(tagScripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
});

it('gives each command to the tag service as an arguments object', () => {
  connect(ID);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

it('sends the stored choice synchronously, before the tag is requested', () => {
  storeRecord();
  connect(ID);
  expect(names()).toEqual([
    'consent default',
    'set',
    'consent update',
    'js',
    'config',
    'event page_view',
  ]);
});

it.each<[ConsentCategory, string[]]>([
  ['functional', ['functionality_storage']],
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization', 'personalization_storage']],
])('%s grants %j and nothing else', (category, signals) => {
  connect(ID);
  savePreferences(choices(category));
  const granted = Object.fromEntries(signals.map((signal) => [signal, 'granted']));
  expect(last('consent')).toEqual(['consent', 'update', { ...denied, ...granted }]);
});

it('requests the tag for marketing too, but counts no page without analytics', () => {
  connect(ID);
  savePreferences(choices('marketing'));
  expect(tagScripts()).toHaveLength(1);
  expect(names()).not.toContain('event page_view');
  savePreferences(choices('functional', 'marketing', 'analytics'));
  expect(tagScripts()).toHaveLength(1);
  expect(names().filter((name) => name === 'event page_view')).toHaveLength(1);
});

it('requests nothing for functional cookies or a refusal, but sends the choice', () => {
  connect(ID);
  savePreferences(choices('functional'));
  necessaryOnly();
  expect(names().filter((name) => name === 'consent update')).toHaveLength(2);
  expect(last('consent')).toEqual(['consent', 'update', denied]);
  expect(tagScripts()).toEqual([]);
});

it('counts each virtual page once while analytics is granted', () => {
  const { trackPageView } = connect(ID);
  trackPageView('/help');
  acceptAll();
  trackPageView('/help');
  trackPageView('/about');
  trackPageView('/about');
  const paths = () =>
    commands()
      .filter(([command]) => command === 'event')
      .map(([, , details]) => (details as { page_path: string }).page_path);
  expect(paths()).toEqual(['/help', '/about']);
  withdrawConsent();
  trackPageView('/terms');
  expect(paths()).toEqual(['/help', '/about']);
});

it('denies every signal on a withdrawal and stops the tag from sending', () => {
  connect(ID);
  acceptAll();
  expect(window).toHaveProperty(`ga-disable-${ID}`, false);
  withdrawConsent();
  expect(last('consent')).toEqual(['consent', 'update', denied]);
  expect(window).toHaveProperty(`ga-disable-${ID}`, true);
});

it('lets a privacy signal deny a stored yes', () => {
  setGpc(true);
  storeRecord();
  connect(ID);
  expect(last('consent')).toEqual([
    'consent',
    'update',
    { ...denied, functionality_storage: 'granted' },
  ]);
  expect(tagScripts()).toEqual([]);
});

it('warns once, on the first grant, when the measurement key is missing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  connect();
  expect(warn).not.toHaveBeenCalled();
  acceptAll();
  savePreferences(choices('analytics'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(tagScripts()).toEqual([]);
  warn.mockRestore();
});
