import type { ConsentAction } from '@pressline/shared-api';
import { createStore } from 'zustand/vanilla';
import {
  type DerivedConsent,
  deriveConsent,
  readStored,
  type StoredConsent,
} from '../record/deriveConsent';
import { CONSENT_KEY, CONSENT_VERSION, type ConsentPreferences } from '../record/record';
import { readText } from '../record/storage';

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
interface GpcQuestion {
  action: ConsentAction;
  preferences: ConsentPreferences;
}

/** The dialogs of consent; the question about GPC is in `question`. */
export type ConsentDialog = 'preferences' | 'opted-out';

export interface ConsentState extends DerivedConsent {
  /** Id of the newest receipt, shown on the privacy page; null before any choice. */
  receiptId: string | null;
  question: GpcQuestion | null;
  /** The dialog that the visitor has asked for. */
  dialog: ConsentDialog | null;
  /** Null until something is chosen in this document; a choice in another tab is not repeated here. */
  lastChange: ConsentChange | null;
}

export const RECEIPT_ID_KEY = `${CONSENT_KEY}_receipt_id`;

const problems: Readonly<Record<string, string>> = {
  unreadable: 'it is damaged or not ours',
  outdated: `it has another version than ${CONSENT_VERSION}`,
};
let reported: string | null = null;

function reportProblem({ stored }: StoredConsent): void {
  const problem = typeof stored === 'string' && problems[stored];
  const text = readText(CONSENT_KEY);
  if (!problem || text === reported) return;
  console.error(`The stored cookie consent is ignored: ${problem}`);
  reported = text;
}

/** The consent of this browser; one copy in the composition. */
export const consentStore = createStore<ConsentState>(() => ({
  ...deriveConsent({ stored: 'none', marker: null, answer: null, isGpcOn: false }),
  receiptId: null,
  question: null,
  dialog: null,
  lastChange: null,
}));

/** Reads storage and signal again, e.g. after a choice in another tab. */
export function refreshConsent(): void {
  const stored = readStored(readText);
  reportProblem(stored);
  consentStore.setState({
    ...deriveConsent(stored),
    receiptId: readText(RECEIPT_ID_KEY),
    question: null,
  });
}

// A server has no visitor; in a browser the first reader already gets the stored choice. The
// initial state stays the server's, so that hydration finds what it rendered.
if (typeof window !== 'undefined') refreshConsent();
