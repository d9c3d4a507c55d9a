import type { Submission } from '@pressline/shared-api';
import { Badge, Select } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { useStaffNames } from '../form/api/queries';
import * as Row from '../list/rowStyle';
import {
  DeliveryBadge,
  kinds,
  MailLink,
  NO_MAIL,
  OptOutBadge,
  senderOf,
  states,
  statuses,
} from './contactTexts';
import { InboxPanel } from './InboxPanel';
import { SubmissionDialog } from './SubmissionDialog';
import { useSubmissions } from './useSubmissions';

const stateLabels = Object.fromEntries(
  Object.entries(states).map(([state, { label }]) => [state, label]),
);

const staysHere = ({ delivery }: Submission) => delivery.state !== 'sent' && !delivery.isConfigured;

export default function ContactPanel() {
  const { inbox, change, resend, isResending } = useSubmissions();
  const staff = useStaffNames(inbox.address.assignee);
  // Notes as typed: an entry may leave the list before its note is saved.
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const opened = inbox.entries?.find(({ id }) => id === inbox.address.open);
  return (
    <InboxPanel
      title="Contact"
      note={inbox.entries?.some(staysHere) ? NO_MAIL : undefined}
      inbox={inbox}
      nouns={{ all: 'requests', one: 'request', many: 'requests' }}
      empty="No requests yet. Messages sent through the site’s forms appear here."
      search="q"
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Any status',
          choices: { open: 'Not done', ...statuses },
        },
        { name: 'assignee', label: 'Assigned to', all: 'Any assignee', choices: staff },
        { name: 'kind', label: 'Kind', all: 'All kinds', choices: kinds },
        { name: 'state', label: 'Delivery', all: 'Any delivery', choices: stateLabels },
      ]}
      question={() => ({
        title: 'Delete this request?',
        description: 'This permanently deletes the request and cancels delivery.',
      })}
      row={(entry) => {
        const { email, company, companyName, message, content } = entry.fields;
        const facts = [
          company ?? companyName,
          formatTime(entry.createdAt),
          entry.assignee && `Assigned to ${staff[entry.assignee] ?? entry.assignee}`,
        ].filter(Boolean);
        const text = message ?? content;
        return (
          <Row.Wrapping key={entry.id}>
            <Row.Main>
              <Row.Head>
                <Row.Title>
                  <button type="button" dir="auto" onClick={() => inbox.update({ open: entry.id })}>
                    {senderOf(entry)}
                  </button>
                </Row.Title>
                <Badge tone="accent">{kinds[entry.kind]}</Badge>
                <DeliveryBadge delivery={entry.delivery} />
                {entry.isOptedOut && <OptOutBadge />}
              </Row.Head>
              {text && <Row.Description dir="auto">{text}</Row.Description>}
              <Row.Facts>
                {email && email !== senderOf(entry) && <MailLink address={email} />}
                {facts.map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </Row.Facts>
            </Row.Main>
            <Row.Triage>
              <Select
                aria-label={`Status of the request of ${senderOf(entry)}`}
                value={entry.status}
                onChange={({ target }) =>
                  void change(entry, { status: target.value as Submission['status'] })
                }
                options={statuses}
              />
            </Row.Triage>
          </Row.Wrapping>
        );
      }}
      dialog={(askRemoval) =>
        opened && (
          <SubmissionDialog
            entry={opened}
            isResending={isResending(opened)}
            note={notes[opened.id] ?? opened.note}
            onNote={(note) => setNotes({ ...notes, [opened.id]: note })}
            onChange={async (part) => {
              const isStored = await change(opened, part);
              if (isStored) setNotes(({ [opened.id]: _saved, ...others }) => others);
              return isStored;
            }}
            onResend={() => resend(opened)}
            onRemove={() => askRemoval(opened)}
            onClose={() => inbox.update({ open: '' })}
          />
        )
      }
    />
  );
}
