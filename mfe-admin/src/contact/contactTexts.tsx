import type { DeliveryState, Submission, SubmissionKind } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import type { BadgeTone } from '../fields/FieldOnScreen';

export const kinds: Readonly<Record<SubmissionKind, string>> = {
  contact: 'Contact',
  'api-access': 'API access',
  careers: 'Careers',
  newsletter: 'Newsletter',
  trial: 'Trial',
};

export const states: Readonly<
  Record<DeliveryState, { label: string; tone: BadgeTone; explanation: string }>
> = {
  pending: { label: 'Pending', tone: 'warning', explanation: 'Waiting to be sent.' },
  sent: { label: 'Sent', tone: 'success', explanation: 'Was delivered.' },
  dead: {
    label: 'Failed',
    tone: 'danger',
    explanation: 'Could not be delivered. Resend it to try again.',
  },
  held: {
    label: 'Held',
    tone: 'neutral',
    explanation:
      'Looks automated, so it is delivered only if you resend it. Deleted after 30 days.',
  },
};

export function DeliveryBadge({ state }: { state: DeliveryState }) {
  const { label, tone, explanation } = states[state];
  return (
    <Badge tone={tone} title={explanation}>
      {label}
    </Badge>
  );
}

export const OPT_OUT =
  'Do not sell or share this person’s data: their browser sent Global Privacy Control.';

export const OptOutBadge = () => (
  <Badge tone="warning" title={OPT_OUT}>
    Opted out
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
  // The contact form is sent as a mail: its fields are lines of the text.
  const named = /^Name: (.+)$/m.exec(fields.content ?? '')?.[1];
  const name = named ?? `${firstName} ${lastName}`.trim();
  return name || companyName || company || email || 'Unknown sender';
}
