import type { DeliveryState, Submission, SubmissionKind } from '@pressline/shared-api';
import type { BadgeTone } from '../fields/rowFacts';

export const kinds: Readonly<Record<SubmissionKind, string>> = {
  contact: 'Contact',
  'api-access': 'API access',
  careers: 'Careers',
  newsletter: 'Newsletter',
  trial: 'Trial',
};

export const states: Readonly<Record<DeliveryState, string>> = {
  pending: 'Pending',
  sent: 'Sent',
  dead: 'Failed',
  held: 'Held',
};

export const stateTones: Readonly<Record<DeliveryState, BadgeTone>> = {
  pending: 'warning',
  sent: 'success',
  dead: 'danger',
  held: 'neutral',
};

export const stateExplanations: Readonly<Record<DeliveryState, string>> = {
  pending: 'Waits for its delivery.',
  sent: 'Was delivered.',
  dead: 'Could not be delivered and is not tried again by itself.',
  held: 'Looks automated, so it is delivered only if you resend it. Dropped after 30 days.',
};

export const nouns = { all: 'requests', one: 'request', many: 'requests' };

/** `jobVolume` is `Job volume`. */
export function fieldName(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who sent it, as far as the form says so. */
export function senderOf({ fields }: Submission): string {
  const { firstName = '', lastName = '', companyName = '', company = '', email = '' } = fields;
  return `${firstName} ${lastName}`.trim() || companyName || company || email || 'Unknown sender';
}
