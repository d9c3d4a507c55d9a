/** The consent categories, in the order in which they are shown. */
export const consentCategories = ['necessary', 'functional', 'analytics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentPreferences = Record<ConsentCategory, boolean>;

/** What is kept in localStorage under `CONSENT_KEY`: these fields and no others. */
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

/** What nobody has agreed to beyond: the necessary category alone. */
export const onlyNecessary: ConsentPreferences = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
};

/**
 * What a stored text is worth. `lapsed` is a record that was good once (another version, or too
 * old): it exists, but nothing follows from it. `none` covers damaged and foreign values too.
 */
export type StoredRecord =
  | { kind: 'none'; problem?: string }
  | { kind: 'lapsed'; problem?: string }
  | { kind: 'valid'; record: ConsentRecord; problem?: undefined };

const isoDate = /^\d{4}-\d\d-\d\dT/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPreferences(value: unknown): value is ConsentPreferences {
  return (
    isObject(value) &&
    value.necessary === true &&
    consentCategories.every((category) => typeof value[category] === 'boolean')
  );
}

const reject = (problem: string): StoredRecord => ({ kind: 'none', problem });

/**
 * Reads a stored record. Never throws: a damaged, foreign or old value comes back as a `problem`,
 * to be logged and otherwise ignored. `now` is in milliseconds since 1970.
 */
export function parseRecord(text: string | null, now: number): StoredRecord {
  if (text === null) return { kind: 'none' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return reject('it is not JSON');
  }
  if (!isObject(value) || typeof value.version !== 'string') return reject('it is no consent');
  if (value.version !== CONSENT_VERSION) {
    return { kind: 'lapsed', problem: `it has another version than ${CONSENT_VERSION}` };
  }
  const { hasConsented, preferences, timestamp } = value;
  if (typeof hasConsented !== 'boolean' || !isPreferences(preferences)) {
    return reject('a choice is missing');
  }
  const time =
    typeof timestamp === 'string' && isoDate.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
  if (typeof timestamp !== 'string' || Number.isNaN(time)) return reject('it has no valid date');
  // A record that a signal made holds no consent that could grow old.
  if (hasConsented && Math.abs(now - time) > CONSENT_MAX_AGE_MS) return { kind: 'lapsed' };
  return {
    kind: 'valid',
    record: {
      hasConsented,
      preferences: pickPreferences(preferences),
      timestamp,
      version: CONSENT_VERSION,
    },
  };
}

/** The four choices alone, with the necessary category on. */
export function pickPreferences(preferences: ConsentPreferences): ConsentPreferences {
  const { functional, analytics, marketing } = preferences;
  return { necessary: true, functional, analytics, marketing };
}

/** The text to store for a record. */
export function serializeRecord({
  hasConsented,
  preferences,
  timestamp,
  version,
}: ConsentRecord): string {
  return JSON.stringify({
    hasConsented,
    preferences: pickPreferences(preferences),
    timestamp,
    version,
  });
}
