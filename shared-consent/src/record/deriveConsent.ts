import { GPC_ANSWER_KEY, GPC_MARKER_KEY, isGpcOn, mustApplyGpc } from './gpc';
import {
  CONSENT_KEY,
  type ConsentPreferences,
  type ConsentRecord,
  onlyNecessary,
  parseRecord,
  type StoredRecord,
} from './record';

/** `needed`: the banner asks. `gpc`: the honored signal is announced in its place. `given`: neither. */
export type ConsentStatus = 'needed' | 'given' | 'gpc';

export interface StoredConsent {
  stored: StoredRecord;
  /** Text under `GPC_MARKER_KEY`. */
  marker: string | null;
  /** Text under `GPC_ANSWER_KEY`. */
  answer: string | null;
  isGpcOn: boolean;
}

export interface DerivedConsent {
  record: ConsentRecord | null;
  /** What may be used: record ∧ ¬GPC for analytics and marketing. */
  effective: ConsentPreferences;
  status: ConsentStatus;
  /** A signal is sent, and no explicit choice overrides it. */
  isGpcHonored: boolean;
}

/** All that follows from what is stored and from the signal. */
export function deriveConsent({ stored, marker, answer, isGpcOn }: StoredConsent): DerivedConsent {
  const record = typeof stored === 'object' ? stored : null;
  const isGpcHonored = isGpcOn && answer !== record?.timestamp;
  const preferences = record?.preferences ?? onlyNecessary;
  const effective = isGpcHonored
    ? { ...preferences, analytics: false, marketing: false }
    : preferences;
  const isAnnounced = record
    ? isGpcHonored && answer === null
    : mustApplyGpc(stored, marker, isGpcOn);
  const settled = record ? 'given' : 'needed';
  return { record, effective, status: isAnnounced ? 'gpc' : settled, isGpcHonored };
}

/** What this browser has stored, read by `read`, and the signal that it sends. */
export function readStored(read: (key: string) => string | null): StoredConsent {
  return {
    stored: parseRecord(read(CONSENT_KEY), Date.now()),
    marker: read(GPC_MARKER_KEY),
    answer: read(GPC_ANSWER_KEY),
    isGpcOn: isGpcOn(),
  };
}

type Shown = Pick<DerivedConsent, 'status' | 'isGpcHonored' | 'record'>;

/**
 * Sets the attributes of <html> by which CSS shows or hides the banner, the honored signal and the
 * stored choices.
 */
export function showConsent({ status, isGpcHonored, record }: Shown): void {
  const { dataset } = document.documentElement;
  dataset.consent = status;
  if (isGpcHonored) dataset.gpc = 'honored';
  else delete dataset.gpc;
  if (record) dataset.consentRecord = '';
  else delete dataset.consentRecord;
}
