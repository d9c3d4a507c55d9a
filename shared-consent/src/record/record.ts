import { parseJson } from '@pressline/shared-api/text';

/** The consent categories, in the order in which they are shown. */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentPreferences = Record<ConsentCategory, boolean>;

/** The value under `CONSENT_KEY` in localStorage: these fields and no others. */
export interface ConsentRecord {
  hasConsented: boolean;
  preferences: ConsentPreferences;
  /** ISO 8601, UTC. */
  timestamp: string;
  version: string;
}

export const CONSENT_KEY = 'pressline_consent_preferences';
export const CONSENT_VERSION = '1.0';
/** A consent is asked for again after 12 months. In milliseconds. */
export const CONSENT_MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/** The preferences without any consent. */
export const onlyNecessary: ConsentPreferences = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
};

/**
 * The record, or why there is none: `unreadable` is damaged or foreign, `outdated` of another
 * version, `lapsed` a consent that is too old.
 */
export type StoredRecord = ConsentRecord | 'none' | 'unreadable' | 'outdated' | 'lapsed';

const isComplete = (preferences?: ConsentPreferences | null): preferences is ConsentPreferences =>
  consentCategories.every((category) => typeof preferences?.[category] === 'boolean');

const timeOf = (timestamp: unknown): number =>
  typeof timestamp === 'string' && /^\d{4}-\d\d-\d\dT/.test(timestamp)
    ? Date.parse(timestamp)
    : Number.NaN;

/** Reads a stored record. Never throws. `now` is in milliseconds since 1970. */
export function parseRecord(text: string | null, now: number): StoredRecord {
  if (text === null) return 'none';
  const stored = parseJson(text) as Partial<ConsentRecord> | null | undefined;
  const { hasConsented, preferences, timestamp, version } = stored ?? {};
  const age = Math.abs(now - timeOf(timestamp));
  if (typeof version === 'string' && version !== CONSENT_VERSION) return 'outdated';
  if (
    version !== CONSENT_VERSION ||
    typeof hasConsented !== 'boolean' ||
    !isComplete(preferences) ||
    !preferences.necessary ||
    Number.isNaN(age)
  ) {
    return 'unreadable';
  }
  // A record that a signal made holds no consent that could grow old.
  if (hasConsented && age > CONSENT_MAX_AGE_MS) return 'lapsed';
  return { hasConsented, preferences, timestamp: timestamp as string, version };
}

/** The four choices alone, with the necessary category on. */
export function pickPreferences(preferences: ConsentPreferences): ConsentPreferences {
  const { functional, analytics, marketing } = preferences;
  return { necessary: true, functional, analytics, marketing };
}

/** The text to store for a record. */
export function serializeRecord(record: ConsentRecord): string {
  const { hasConsented, preferences, timestamp, version } = record;
  return JSON.stringify({
    hasConsented,
    preferences: pickPreferences(preferences),
    timestamp,
    version,
  });
}
