import { mustApplyGpc } from './gpc';
import {
  type ConsentPreferences,
  type ConsentRecord,
  onlyNecessary,
  type StoredRecord,
} from './record';

/** `needed`: the banner asks. `gpc`: the honoured signal is announced in its place. `given`: neither. */
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
