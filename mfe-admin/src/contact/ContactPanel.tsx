import { InboxPanel } from '../inbox/InboxPanel';
import { kinds, states } from './contactTexts';
import { SubmissionDialog } from './SubmissionDialog';
import { SubmissionRow } from './SubmissionRow';
import { useSubmissions } from './useSubmissions';

/** The inbox of everything that visitors sent by the site's forms. */
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
        { name: 'state', label: 'Delivery', all: 'Any delivery state', choices: states },
      ]}
      question={{
        title: 'Delete this request?',
        description: 'This permanently deletes the request and cancels delivery.',
      }}
      row={(entry) => (
        <SubmissionRow
          key={entry.id}
          entry={entry}
          onOpen={() => inbox.update({ open: entry.id })}
        />
      )}
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
