import type { ConsentAction } from '@pressline/shared-api';
import { randomId } from '@pressline/shared-api/random-id';
import { deriveConsent, readStored } from '../record/deriveConsent';
import {
  GPC_ANSWER_KEY,
  GPC_MARKER_KEY,
  GPC_SEEN,
  gpcCategories,
  gpcPreferences,
  isGpcOn,
  mustApplyGpc,
} from '../record/gpc';
import {
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentPreferences,
  type ConsentRecord,
  onlyNecessary,
  pickPreferences,
  serializeRecord,
} from '../record/record';
import { readText, writeText } from '../record/storage';
import { deleteCategoryCookies, deleteCookies } from './cookies';
import { consentStore, RECEIPT_ID_KEY, refreshConsent } from './store';

/** `asked`: nothing is stored yet, `question` waits for `resolveGpcQuestion`. */
export type SaveResult = 'saved' | 'asked';

function commit(action: ConsentAction, preferences: ConsentPreferences, time: string): void {
  const { effective: before, receiptId: previousReceiptId } = consentStore.getState();
  const receiptId = randomId();
  writeText(RECEIPT_ID_KEY, receiptId);
  consentStore.setState({
    ...deriveConsent(readStored(readText)),
    receiptId,
    question: null,
    lastChange: {
      action,
      preferences: pickPreferences(preferences),
      time,
      receiptId,
      previousReceiptId,
      isGpcOn: isGpcOn(),
    },
  });
  const { effective } = consentStore.getState();
  for (const category of gpcCategories) {
    if (before[category] && !effective[category]) deleteCategoryCookies(category);
  }
}

function writeRecord(record: Omit<ConsentRecord, 'version'>): void {
  writeText(CONSENT_KEY, serializeRecord({ ...record, version: CONSENT_VERSION }));
}

function save(action: ConsentAction, preferences: ConsentPreferences, overridesGpc: boolean): void {
  const timestamp = new Date().toISOString();
  const answer = overridesGpc ? timestamp : GPC_SEEN;
  writeText(GPC_ANSWER_KEY, isGpcOn() ? answer : null);
  writeRecord({ hasConsented: true, preferences, timestamp });
  commit(action, preferences, timestamp);
}

function choose(action: ConsentAction, preferences: ConsentPreferences): SaveResult {
  const { effective } = deriveConsent(readStored(readText));
  const isAgainstGpc = gpcCategories.some((name) => preferences[name] && !effective[name]);
  if (isGpcOn() && isAgainstGpc) {
    consentStore.setState({ question: { action, preferences } });
    return 'asked';
  }
  save(
    action,
    preferences,
    gpcCategories.some((name) => preferences[name]),
  );
  return 'saved';
}

/** Stores a yes to all four categories. */
export function acceptAll(): SaveResult {
  return choose('accept-all', {
    necessary: true,
    functional: true,
    analytics: true,
    marketing: true,
  });
}

/** Stores a yes to the necessary category alone. */
export function necessaryOnly(): SaveResult {
  return choose('necessary-only', onlyNecessary);
}

/** Stores the toggles of the preferences dialog; the necessary category stays on. */
export function savePreferences(preferences: ConsentPreferences): SaveResult {
  return choose('save-preferences', pickPreferences(preferences));
}

/** The second answer to a choice against the signal: stores it, or drops it. */
export function resolveGpcQuestion(isAllowed: boolean): void {
  const { question } = consentStore.getState();
  if (question && isAllowed) save(question.action, question.preferences, true);
  else consentStore.setState({ question: null });
}

/** Opts out of sale and sharing: marketing off, the other stored choices as they were. */
export function optOutOfSale(): void {
  const { record, isGpcHonored } = deriveConsent(readStored(readText));
  const preferences = { ...(record?.preferences ?? onlyNecessary), marketing: false };
  save('ccpa-opt-out', preferences, !isGpcHonored);
}

/** Applies the Global Privacy Control signal once, where no record exists. */
export function applyGpc(): void {
  const { stored, marker, isGpcOn } = readStored(readText);
  if (!mustApplyGpc(stored, marker, isGpcOn)) return;
  const timestamp = new Date().toISOString();
  writeRecord({ hasConsented: false, preferences: gpcPreferences, timestamp });
  writeText(GPC_MARKER_KEY, 'true');
  commit('gpc', gpcPreferences, timestamp);
}

/** Closes the notice of the honored signal, which stays active. */
export function dismissGpcNotice(): void {
  writeText(GPC_ANSWER_KEY, readText(GPC_ANSWER_KEY) ?? GPC_SEEN);
  refreshConsent();
}

/**
 * Withdraws consent: removes the record and the marks of the signal, denies every consent
 * signal (by the store's subscribers), then deletes the cookies.
 */
export function withdrawConsent(): void {
  for (const key of [CONSENT_KEY, GPC_MARKER_KEY, GPC_ANSWER_KEY]) writeText(key, null);
  commit('withdraw', onlyNecessary, new Date().toISOString());
  deleteCookies();
}
