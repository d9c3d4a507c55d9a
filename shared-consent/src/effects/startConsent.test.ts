import {
  buildRecord,
  choices,
  commands,
  resetBrowser,
  setGpc,
  storedRecord,
} from '../../test/browser';
import { CONSENT_KEY } from '../record/record';
import { acceptAll, withdrawConsent } from '../store/actions';
import { consentStore } from '../store/store';
import { startConsent } from './startConsent';

let stop: () => void = () => undefined;

beforeEach(() => {
  resetBrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, status: 204 })) });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function anotherTabStores(text: string | null): void {
  if (text === null) localStorage.removeItem(CONSENT_KEY);
  else localStorage.setItem(CONSENT_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
}

it('follows choices made in another tab, without a receipt of its own', () => {
  stop = startConsent();
  anotherTabStores(JSON.stringify(buildRecord()));
  expect(consentStore.getState().effective.marketing).toBe(true);
  expect(document.documentElement.dataset.consent).toBe('given');
  anotherTabStores(null);
  expect(consentStore.getState().effective.marketing).toBe(false);
  expect(document.documentElement.dataset.consent).toBe('needed');
  expect(fetch).not.toHaveBeenCalled();
});

it('follows a clearing of all storage, and ignores keys of others', () => {
  stop = startConsent();
  acceptAll();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(consentStore.getState().status).toBe('given');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(consentStore.getState().status).toBe('needed');
});

const showAgain = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const pageViews = () => commands().filter(([, what]) => what === 'page_view').length;

it('reads again when a page comes back from the back/forward cache', () => {
  stop = startConsent();
  localStorage.setItem(CONSENT_KEY, JSON.stringify(buildRecord()));
  showAgain();
  expect(consentStore.getState().status).toBe('given');
  expect(pageViews()).toBe(1);
});

it('counts a page that comes back from the back/forward cache as viewed again, while it may', () => {
  stop = startConsent();
  acceptAll();
  expect(pageViews()).toBe(1);
  showAgain();
  showAgain();
  expect(pageViews()).toBe(3);
  withdrawConsent();
  showAgain();
  expect(pageViews()).toBe(3);
});

it('applies the privacy signal, and says so on the root element', () => {
  setGpc(true);
  stop = startConsent();
  expect(storedRecord()?.preferences).toEqual(choices('functional'));
  expect(document.documentElement.dataset).toMatchObject({ consent: 'gpc', gpc: 'honored' });
});

it('stops when it is ended', () => {
  startConsent()();
  acceptAll();
  expect(document.documentElement.dataset.consent).toBe('needed');
  expect(fetch).not.toHaveBeenCalled();
  withdrawConsent();
});
