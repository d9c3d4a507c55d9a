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

/** Body of `POST /api/consent`: the pseudonymous proof of one choice (design §1.31). */
export interface ConsentReceipt {
  /** 32 hexadecimal digits; a receipt that arrives twice is the same receipt. */
  id: string;
  /** The receipt that this one follows in the same browser. */
  previousId: string | null;
  /** Version of the consent text. */
  version: string;
  action: ConsentAction;
  choices: { necessary: true; functional: boolean; analytics: boolean; marketing: boolean };
  /** ISO 8601, UTC: when the choice was made, by the visitor's clock. */
  time: string;
  /** SHA-256 of the text that the visitor was shown, 64 hexadecimal digits. */
  policyTextHash: string;
  /** Whether the browser sent the Global Privacy Control signal. */
  gpc: boolean;
}
