import {
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentPreferences,
  type ConsentRecord,
} from '../src/record/record';
import { consentStore, refreshConsent } from '../src/store/store';

/** Switches the Global Privacy Control signal of the browser. */
export function setGpc(value: unknown): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

/** A browser that has never been here. */
export function resetBrowser(): void {
  localStorage.clear();
  setGpc(undefined);
  for (const name of ['consent', 'consentRecord', 'gpc'])
    delete document.documentElement.dataset[name];
  delete window.presslineClicks;
  delete window.dataLayer;
  delete window.gtag;
  for (const script of document.querySelectorAll('head script')) script.remove();
  consentStore.setState(consentStore.getInitialState(), true);
  refreshConsent();
}

export const choices = (...granted: (keyof ConsentPreferences)[]): ConsentPreferences => ({
  necessary: true,
  functional: granted.includes('functional'),
  analytics: granted.includes('analytics'),
  marketing: granted.includes('marketing'),
});

export const everything = choices('functional', 'analytics', 'marketing');

export function buildRecord(overrides: Partial<ConsentRecord> = {}): ConsentRecord {
  return {
    hasConsented: true,
    preferences: everything,
    timestamp: new Date().toISOString(),
    version: CONSENT_VERSION,
    ...overrides,
  };
}

/** Stores a record as an earlier visit has left it. */
export function storeRecord(overrides: Partial<ConsentRecord> = {}): ConsentRecord {
  const record = buildRecord(overrides);
  localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  refreshConsent();
  return record;
}

export function storedRecord(): ConsentRecord | null {
  return JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
}

/** The commands that the tag service has been given, as plain arrays. */
export function commands(): unknown[][] {
  return (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
}
