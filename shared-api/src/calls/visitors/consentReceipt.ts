export const CONSENT_ACTIONS = [
  'accept-all',
  'necessary-only',
  'save-preferences',
  'gpc',
  'ccpa-opt-out',
  'withdraw',
] as const;

/** What a visitor did, or their browser's privacy signal for them. */
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];
