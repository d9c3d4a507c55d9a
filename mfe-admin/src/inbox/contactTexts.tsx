import type {
  DeliveryState,
  Submission,
  SubmissionKind,
  SubmissionStatus,
} from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import type { BadgeTone } from '../form/fields/FieldOnScreen';

export const kinds: Readonly<Record<SubmissionKind, string>> = {
  contact: 'Contact',
  'api-access': 'API access',
  careers: 'Careers',
  newsletter: 'Newsletter',
  trial: 'Trial',
};

export const statuses: Readonly<Record<SubmissionStatus, string>> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
};

export const states: Readonly<
  Record<DeliveryState, { label: string; tone: BadgeTone; explanation: string }>
> = {
  pending: { label: 'Pending', tone: 'warning', explanation: 'Waiting to be sent.' },
  sent: { label: 'Sent', tone: 'success', explanation: 'Delivered.' },
  dead: {
    label: 'Failed',
    tone: 'danger',
    explanation: 'We couldn’t deliver it. Press “Email it to us again” to retry.',
  },
  held: {
    label: 'Held',
    tone: 'neutral',
    explanation:
      'This looks automated, so it wasn’t delivered. To deliver it, press “Email it to us again.” Otherwise it’s deleted after 30 days.',
  },
};

export const NO_MAIL = 'Email isn’t set up, so requests are only kept here.';

const unsent = { label: 'Not emailed', tone: 'neutral', explanation: NO_MAIL } as const;

/** What a delivery's state means. While email is not configured, nothing is sent. */
export const deliveryTexts = ({ state, isConfigured }: Submission['delivery']) =>
  isConfigured || state === 'sent' ? states[state] : unsent;

export function DeliveryBadge({ delivery }: Pick<Submission, 'delivery'>) {
  const { label, tone, explanation } = deliveryTexts(delivery);
  return (
    <Badge tone={tone} title={explanation}>
      {label}
    </Badge>
  );
}

export const OPT_OUT =
  'Do not sell or share this person’s data. Their browser sent a Global Privacy Control signal.';

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

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address)}`}>{address}</a>
);

/** Opens a mail to the sender. */
export function replyAddress({ kind, fields }: Submission): string | undefined {
  if (!fields.email) return undefined;
  const subject = `Re: ${fields.subject ?? `${kinds[kind]} request`}`;
  return `mailto:${encodeURIComponent(fields.email)}?subject=${encodeURIComponent(subject)}`;
}

export function senderOf({ fields }: Submission): string {
  const { firstName = '', lastName = '', companyName = '', company = '', email = '' } = fields;
  // The contact form is sent as a mail: its fields are lines of the text.
  const named = /^Name: (.+)$/m.exec(fields.content ?? '')?.[1];
  const name = named ?? `${firstName} ${lastName}`.trim();
  return name || companyName || company || email || 'Unknown sender';
}
