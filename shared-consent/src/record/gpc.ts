import type { ConsentPreferences, StoredRecord } from './record';
import { CONSENT_KEY } from './record';

/** Holds `true` once a Global Privacy Control signal was applied. */
export const GPC_MARKER_KEY = `${CONSENT_KEY}_gpc_applied`;
/**
 * What the visitor answered to the honored signal: absent before an answer, else the timestamp of
 * the record that was chosen against the signal, or any other text for "seen and left active".
 */
export const GPC_ANSWER_KEY = `${CONSENT_KEY}_gpc_answer`;
export const GPC_SEEN = 'seen';

/** The choices that a signal stores where there is no record. */
export const gpcPreferences: ConsentPreferences = {
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
};

/** The categories that the signal keeps off. */
export const gpcCategories = ['analytics', 'marketing'] as const;

/** Whether this browser sends the Global Privacy Control signal. Some old ones say it as text. */
export const isGpcOn = (): boolean =>
  [true, '1'].includes(
    (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)
      ?.globalPrivacyControl ?? '',
  );

/** Whether the signal has still to be applied: no record exists and the marker is absent. */
export function mustApplyGpc(stored: StoredRecord, marker: string | null, isOn: boolean): boolean {
  return isOn && (stored === 'none' || stored === 'unreadable') && marker !== 'true';
}
