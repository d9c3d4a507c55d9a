import { Button } from '@pressline/shared-ui';
import { onDemand } from '@pressline/shared-ui/on-demand';
import { useState } from 'react';
import { InboxPanel } from '../inbox/InboxPanel';
import { FeedbackRow } from './FeedbackRow';
import { kinds, statuses } from './feedbackTexts';
import { useFeedback } from './useFeedback';

const SuggestionDialog = onDemand(() => import('./SuggestionDialog'));

export default function FeedbackPanel() {
  const { inbox, setStatus } = useFeedback();
  const { address, filter } = inbox;
  const [openedId, setOpenedId] = useState<string>();
  const opened = inbox.entries?.find(({ id }) => id === openedId);
  return (
    <InboxPanel
      title="Feedback"
      inbox={inbox}
      nouns={{ all: 'feedback', one: 'entry', many: 'entries' }}
      empty="No feedback yet. Readers can vote at the end of each article."
      filters={[
        { name: 'status', label: 'Status', all: 'Any status', choices: statuses },
        { name: 'vote', label: 'Kind', all: 'Any kind', choices: kinds },
      ]}
      more={{
        name: 'article',
        button: (
          <Button variant="secondary" onClick={() => filter({ article: '' })}>
            Show all articles
          </Button>
        ),
      }}
      question={() => ({
        title: 'Delete this feedback?',
        description: 'This permanently deletes the comment, and the vote no longer counts.',
      })}
      dialog={() =>
        opened?.suggestion && (
          <SuggestionDialog
            entry={opened}
            suggestion={opened.suggestion}
            onClose={() => setOpenedId(undefined)}
          />
        )
      }
      row={(entry, askRemoval) => (
        <FeedbackRow
          key={entry.id}
          entry={entry}
          onArticle={address.article ? undefined : (article) => filter({ article })}
          onStatus={(status) => setStatus(entry, status)}
          onReview={() => setOpenedId(entry.id)}
          onRemove={askRemoval}
        />
      )}
    />
  );
}
