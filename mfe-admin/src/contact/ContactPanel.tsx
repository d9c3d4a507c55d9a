import { Badge } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { InboxPanel } from '../inbox/InboxPanel';
import * as Row from '../list/rowStyle';
import { DeliveryBadge, kinds, OptOutBadge, senderOf, states } from './contactTexts';
import { SubmissionDialog } from './SubmissionDialog';
import { useSubmissions } from './useSubmissions';

const stateLabels = Object.fromEntries(
  Object.entries(states).map(([state, { label }]) => [state, label]),
);

export default function ContactPanel() {
  const { inbox, resend, isResending } = useSubmissions();
  const opened = inbox.entries?.find(({ id }) => id === inbox.address.open);
  return (
    <InboxPanel
      title="Contact"
      inbox={inbox}
      nouns={{ all: 'requests', one: 'request', many: 'requests' }}
      empty="No requests yet. Messages sent through the site's forms appear here."
      search="q"
      filters={[
        { name: 'kind', label: 'Kind', all: 'All kinds', choices: kinds },
        { name: 'state', label: 'Delivery', all: 'Any delivery state', choices: stateLabels },
      ]}
      question={{
        title: 'Delete this request?',
        description: 'This permanently deletes the request and cancels delivery.',
      }}
      row={(entry) => {
        const { email, company, companyName, message, content } = entry.fields;
        const facts = [email, company ?? companyName, formatTime(entry.createdAt)].filter(Boolean);
        const text = message ?? content;
        return (
          <Row.Root key={entry.id}>
            <Row.Main>
              <Row.Head>
                <Row.Title>
                  <button type="button" dir="auto" onClick={() => inbox.update({ open: entry.id })}>
                    {senderOf(entry)}
                  </button>
                </Row.Title>
                <Badge tone="accent">{kinds[entry.kind]}</Badge>
                <DeliveryBadge state={entry.delivery.state} />
                {entry.isOptedOut && <OptOutBadge />}
              </Row.Head>
              {text && <Row.Description dir="auto">{text}</Row.Description>}
              <Row.Facts>
                {facts.map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </Row.Facts>
            </Row.Main>
          </Row.Root>
        );
      }}
      dialog={(askRemoval) =>
        opened && (
          <SubmissionDialog
            entry={opened}
            isResending={isResending(opened)}
            onResend={() => resend(opened)}
            onRemove={() => askRemoval(opened)}
            onClose={() => inbox.update({ open: '' })}
          />
        )
      }
    />
  );
}
