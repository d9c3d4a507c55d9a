import type { StoredConsent } from './deriveConsent';
import { GPC_ANSWER_KEY, GPC_MARKER_KEY, isGpcOn } from './gpc';
import { CONSENT_KEY, parseRecord } from './record';

/** What this browser has stored, read by `read`, and the signal that it sends. */
export function readStored(read: (key: string) => string | null): StoredConsent {
  return {
    stored: parseRecord(read(CONSENT_KEY), Date.now()),
    marker: read(GPC_MARKER_KEY),
    answer: read(GPC_ANSWER_KEY),
    isGpcOn: isGpcOn(),
  };
}
