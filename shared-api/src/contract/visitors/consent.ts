import { z } from 'zod';
import { namedBody, namedObject } from '../common';
import { CONSENT_ACTIONS } from '../values';

const receiptId = z.string().regex(/^[0-9a-f]{32}$/, 'Must be 32 hexadecimal digits');

/** The pseudonymous proof of one choice. */
export const consentReceipt = namedBody('ConsentReceipt', {
  /** A receipt that arrives twice is the same receipt. */
  id: receiptId,
  /** The receipt that this one follows in the same browser. */
  previousId: receiptId.nullable(),
  /** Version of the consent text. */
  version: z.string().regex(/^[\w.-]{1,20}$/, 'Not a version'),
  choices: z.strictObject({
    necessary: z.literal(true),
    functional: z.boolean(),
    analytics: z.boolean(),
    marketing: z.boolean(),
  }),
  action: z.enum(CONSENT_ACTIONS),
  /** When the choice was made, by the visitor's clock. */
  time: z.iso
    .datetime({ offset: true, message: 'Must be an ISO 8601 date-time' })
    .transform((time) => new Date(time).toISOString()),
  /** Of the text that the visitor was shown. */
  policyTextHash: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256'),
  /** Whether the browser sent the Global Privacy Control signal. */
  gpc: z.boolean(),
});

export const consentAnswer = namedObject('ConsentAnswer', { id: z.string() });

export type ConsentReceipt = z.input<typeof consentReceipt>;
