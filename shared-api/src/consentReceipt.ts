export const CONSENT_ACTIONS = [
  'accept_all',
  'necessary_only',
  'save_preferences',
  'withdraw',
  'gpc',
  'ccpa_opt_out',
] as const;

export type ConsentAction = (typeof CONSENT_ACTIONS)[number];

/** The proof of one choice (design §1.31). It names nobody; the visitor knows its id. */
export interface ConsentReceipt {
  /** Random, made by the browser: a UUID. */
  id: string;
  /** Version of the consent text. */
  version: string;
  choices: { necessary: true; functional: boolean; analytics: boolean; marketing: boolean };
  action: ConsentAction;
  /** When the choice was made, by the visitor's clock. ISO 8601. */
  time: string;
  /** Hash over the text that the visitor saw: SHA-256, hexadecimal or Base64. */
  policyHash: string;
  /** Whether the browser sent the Global Privacy Control signal. */
  gpc: boolean;
}
