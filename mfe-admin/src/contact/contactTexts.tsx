import type { DeliveryState, Submission, SubmissionKind } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';

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

const stateTones = {
  pending: 'warning',
  sent: 'success',
  dead: 'danger',
  held: 'neutral',
} as const;

export const stateExplanations: Readonly<Record<DeliveryState, string>> = {
  pending: 'Waiting to be sent.',
  sent: 'Was delivered.',
  dead: 'Could not be delivered. Resend it to try again.',
  held: 'Looks automated, so it is delivered only if you resend it. Deleted after 30 days.',
};

export const DeliveryBadge = ({ state }: { state: DeliveryState }) => (
  <Badge tone={stateTones[state]} title={stateExplanations[state]}>
    {states[state]}
  </Badge>
);

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
