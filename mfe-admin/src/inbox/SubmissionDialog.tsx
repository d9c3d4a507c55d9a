import { type Submission, safeHref } from '@pressline/shared-api';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  LinkButton,
  NewTabHint,
  theme,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../form/controls';
import { useLeaveGuard } from '../form/useLeaveGuard';
import {
  DeliveryBadge,
  deliveryTexts,
  fieldName,
  kinds,
  MailLink,
  OPT_OUT,
  replyAddress,
  senderOf,
} from './contactTexts';
import { SubmissionTriage } from './SubmissionTriage';
import type { SubmissionChange } from './useSubmissions';

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

  &:first-child { margin-top: 0; }
`;

type Fact = [name: string, value: ReactNode];

interface SubmissionDialogProps {
  entry: Submission;
  isResending: boolean;
  /** As typed, saved or not. */
  note: string;
  onNote: (note: string) => void;
  /** Resolves to whether it was stored. */
  onChange: (change: SubmissionChange) => Promise<boolean>;
  onResend: () => void;
  onRemove: () => void;
  onClose: () => void;
}

const nextAttempt = (at: string) =>
  new Date(at) > new Date() ? formatTime(at) : 'As soon as possible';

export function SubmissionDialog(props: SubmissionDialogProps) {
  const { entry, isResending, note, onNote, onResend, onRemove, onClose } = props;
  const { kind, fields, isOptedOut, delivery, accountUrl, createdAt } = entry;
  const { state, isConfigured, tries, nextAt, sentAt, lastError } = delivery;
  const reply = replyAddress(entry);
  const account = accountUrl && safeHref(accountUrl);
  // What was written comes before who wrote it.
  const isText = ([name]: [string, string]) => name === 'message' || name === 'content';
  const ordered = Object.entries(fields).sort((a, b) => Number(isText(b)) - Number(isText(a)));
  const sent = ordered.map(
    ([name, value]): Fact => [
      fieldName(name),
      name === 'email' ? <MailLink key={name} address={value} /> : value,
    ],
  );
  if (isOptedOut) sent.push(['Privacy', OPT_OUT]);
  const about: Fact[] = [
    [
      'State',
      <>
        <DeliveryBadge delivery={delivery} /> {deliveryTexts(delivery).explanation}
      </>,
    ],
    ['Attempts', String(tries)],
    ['Next attempt', isConfigured && nextAt && nextAttempt(nextAt)],
    ['Delivered', sentAt && formatTime(sentAt)],
    [state === 'held' ? 'Reason for hold' : 'Last problem', lastError],
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
  const isTyped = note !== entry.note;
  const change = (part: SubmissionChange) => props.onChange(isTyped ? { note, ...part } : part);
  async function leave(action: () => void) {
    if (!isTyped || (await change({}))) action();
  }
  const handleClose = () => leave(onClose);
  useLeaveGuard(isTyped, (action) => void leave(action));
  return (
    <Dialog
      onOpenChange={handleClose}
      title={<bdi>{senderOf(entry)}</bdi>}
      description={`${kinds[kind]}, received ${formatTime(createdAt)}`}
    >
      <DialogBody>
        <FactList label="Message" facts={sent} />
        <Section>For staff</Section>
        <SubmissionTriage
          entry={entry}
          note={note}
          onNote={onNote}
          onChange={(part) => void change(part)}
        />
        <FactList label="Delivery" facts={about.filter(([, value]) => value)} />
        {isConfigured && (
          <SmallButton
            label={isResending ? 'Sending...' : 'Email it to us again'}
            isBusy={isResending}
            onClick={onResend}
          />
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="ghost" onClick={onRemove}>
          Delete
        </Button>
        <Button variant="secondary" onClick={handleClose}>
          Close
        </Button>
        {reply && <LinkButton href={reply}>Reply by email</LinkButton>}
      </DialogActions>
    </Dialog>
  );
}

function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <>
      <Section>{label}</Section>
      <Facts aria-label={label}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}
