import { Button } from '@pressline/shared-ui';
import { InboxPanel } from '../inbox/InboxPanel';
import { FeedbackRow } from './FeedbackRow';
import { statuses, votes } from './feedbackTexts';
import { useFeedback } from './useFeedback';

export default function FeedbackPanel() {
  const { inbox, setStatus } = useFeedback();
  const { address, filter } = inbox;
  return (
    <InboxPanel
      title="Feedback"
      inbox={inbox}
      nouns={{ all: 'feedback', one: 'entry', many: 'entries' }}
      empty="No feedback yet. Readers can vote at the end of each article."
      filters={[
        { name: 'status', label: 'Status', all: 'Any status', choices: statuses },
        { name: 'vote', label: 'Vote', all: 'Any vote', choices: votes },
      ]}
      more={{
        name: 'article',
        button: (
          <Button variant="secondary" onClick={() => filter({ article: '' })}>
            Show all articles
          </Button>
        ),
      }}
      question={{
        title: 'Delete this feedback?',
        description: 'This permanently deletes the comment, and the vote no longer counts.',
      }}
      row={(entry, askRemoval) => (
        <FeedbackRow
          key={entry.id}
          entry={entry}
          onStatus={(next) => setStatus(entry, next)}
          onRemove={askRemoval}
          onArticle={address.article ? undefined : () => filter({ article: entry.articleId })}
        />
      )}
    />
  );
}
