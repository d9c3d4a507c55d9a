import type { ConsentAction } from '@pressline/shared-api';
import { createStore } from 'zustand/vanilla';
import { deleteCategoryCookies, deleteCookies } from './cookies';
import { type DerivedConsent, deriveConsent } from './deriveConsent';
import {
  GPC_ANSWER_KEY,
  GPC_MARKER_KEY,
  GPC_SEEN,
  gpcCategories,
  gpcPreferences,
  isGpcOn,
  mustApplyGpc,
} from './gpc';
import { randomId } from './randomId';
import {
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentPreferences,
  type ConsentRecord,
  onlyNecessary,
  parseRecord,
  pickPreferences,
  serializeRecord,
} from './record';
import { readText, writeText } from './storage';

/** One act of this document's visitor, as the receipt of it needs it. */
export interface ConsentChange {
  action: ConsentAction;
  preferences: ConsentPreferences;
  /** ISO 8601, UTC. */
  time: string;
  receiptId: string;
  previousReceiptId: string | null;
  isGpcOn: boolean;
}

/** A choice against the Global Privacy Control signal that waits for a second yes. */
export interface GpcQuestion {
  action: ConsentAction;
  preferences: ConsentPreferences;
}

export interface ConsentState extends DerivedConsent {
  /** Id of the newest receipt, shown on the privacy page; null before any choice. */
  receiptId: string | null;
  question: GpcQuestion | null;
  /** Null until something is chosen in this document; a choice in another tab is not repeated here. */
  lastChange: ConsentChange | null;
}

/** `asked`: nothing is stored yet, `question` waits for `answerGpcQuestion`. */
export type SaveResult = 'saved' | 'asked';

export const RECEIPT_ID_KEY = `${CONSENT_KEY}_receipt_id`;

let reported: string | null = null;

function readRecord() {
  const text = readText(CONSENT_KEY);
  const stored = parseRecord(text, Date.now());
  if (stored.problem && text !== reported) {
    console.error(`The stored cookie consent is ignored: ${stored.problem}`);
    reported = text;
  }
  return stored;
}

function readStored() {
  return {
    stored: readRecord(),
    marker: readText(GPC_MARKER_KEY),
    answer: readText(GPC_ANSWER_KEY),
    isGpcOn: isGpcOn(),
  };
}

/** The consent of this browser; one copy in the composition. */
export const consentStore = createStore<ConsentState>(() => ({
  ...deriveConsent({ stored: { kind: 'none' }, marker: null, answer: null, isGpcOn: false }),
  receiptId: null,
  question: null,
  lastChange: null,
}));

/** Reads storage and signal again, e.g. after a choice in another tab. */
export function refreshConsent(): void {
  consentStore.setState({
    ...deriveConsent(readStored()),
    receiptId: readText(RECEIPT_ID_KEY),
    question: null,
  });
}

// A server has no visitor; in a browser the first reader already gets the stored choice. The
// initial state stays the server's, so that hydration finds what it rendered.
if (typeof window !== 'undefined') refreshConsent();

function commit(action: ConsentAction, preferences: ConsentPreferences, time: string): void {
  const { effective: before, receiptId: previousReceiptId } = consentStore.getState();
  const receiptId = randomId();
  writeText(RECEIPT_ID_KEY, receiptId);
  consentStore.setState({
    ...deriveConsent(readStored()),
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
  const { effective } = deriveConsent(readStored());
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
export function answerGpcQuestion(isAllowed: boolean): void {
  const { question } = consentStore.getState();
  if (question && isAllowed) save(question.action, question.preferences, true);
  else consentStore.setState({ question: null });
}

/** Opts out of sale and sharing: marketing off, the other stored choices as they were. */
export function optOutOfSale(): void {
  const { record, isGpcHonored } = deriveConsent(readStored());
  const preferences = { ...(record?.preferences ?? onlyNecessary), marketing: false };
  save('ccpa-opt-out', preferences, !isGpcHonored);
}

/** Applies the Global Privacy Control signal once, where no record exists. */
export function applyGpc(): void {
  const { stored, marker, isGpcOn } = readStored();
  if (!mustApplyGpc(stored, marker, isGpcOn)) return;
  const timestamp = new Date().toISOString();
  writeRecord({ hasConsented: false, preferences: gpcPreferences, timestamp });
  writeText(GPC_MARKER_KEY, 'true');
  commit('gpc', gpcPreferences, timestamp);
}

/** Closes the announcement of the honoured signal, which stays in force. */
export function dismissGpcNotice(): void {
  writeText(GPC_ANSWER_KEY, readText(GPC_ANSWER_KEY) ?? GPC_SEEN);
  refreshConsent();
}

/**
 * Takes everything back: removes the record and the marks of the signal, denies every consent
 * signal (by the store's subscribers), then deletes the cookies.
 */
export function withdrawConsent(): void {
  for (const key of [CONSENT_KEY, GPC_MARKER_KEY, GPC_ANSWER_KEY]) writeText(key, null);
  commit('withdraw', onlyNecessary, new Date().toISOString());
  deleteCookies();
}
