import { type Submission, safeHref } from '@pressline/shared-api';
import { Button, Dialog, DialogActions, NewTabHint, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DeliveryBadge, fieldName, kinds, OPT_OUT, senderOf, states } from './contactTexts';

const { color, space, text } = theme;

const Facts = styled.dl`
  display: grid;
  gap: ${space.sm};

  dt { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd { overflow-wrap: anywhere; white-space: pre-wrap; }
`;

const Section = styled.h3`
  margin-block: ${space.lg} ${space.sm};
  font-size: ${text.heading4};
`;

type Fact = [name: string, value: ReactNode];

interface SubmissionDialogProps {
  entry: Submission;
  isResending: boolean;
  onResend: () => void;
  onRemove: () => void;
  onClose: () => void;
}

const nextAttempt = (at: string) =>
  new Date(at) > new Date() ? formatTime(at) : 'As soon as it can be delivered';

export function SubmissionDialog(props: SubmissionDialogProps) {
  const { entry, isResending, onResend, onRemove, onClose } = props;
  const { kind, fields, isOptedOut, delivery, accountUrl, createdAt } = entry;
  const { state, tries, nextAt, sentAt, lastError } = delivery;
  const account = accountUrl && safeHref(accountUrl);
  const sent = Object.entries(fields).map(([name, value]): Fact => [fieldName(name), value]);
  if (isOptedOut) sent.push(['Privacy', OPT_OUT]);
  const about: Fact[] = [
    [
      'State',
      <>
        <DeliveryBadge state={state} /> {states[state].explanation}
      </>,
    ],
    ['Attempts', String(tries)],
    ['Next attempt', nextAt && nextAttempt(nextAt)],
    ['Delivered', sentAt && formatTime(sentAt)],
    [state === 'held' ? 'Held because' : 'Last problem', lastError],
    [
      'Account',
      account && (
        <a href={account} target="_blank" rel="noopener noreferrer">
          {account}
          <NewTabHint />
        </a>
      ),
    ],
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{senderOf(entry)}</bdi>}
      description={`${kinds[kind]}, received ${formatTime(createdAt)}`}
    >
      <FactList label="What was sent" facts={sent} />
      <Section>Delivery</Section>
      <FactList label="Delivery" facts={about.filter(([, value]) => value)} />
      <DialogActions>
        <Button variant="ghost" onClick={onRemove}>
          Delete
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button isBusy={isResending} onClick={onResend}>
          {isResending ? 'Resending...' : 'Resend'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <Facts aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
