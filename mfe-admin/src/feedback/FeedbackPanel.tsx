import type { FeedbackReason, FeedbackStatus, FeedbackVote } from '@pressline/shared-api';
import { Badge, Button, Icon, IconButton, Select, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { InboxPanel } from '../inbox/InboxPanel';
import * as Row from '../list/rowStyle';
import { useFeedback } from './useFeedback';

const { color, space, text } = theme;

export const votes: Readonly<Record<FeedbackVote, string>> = {
  up: 'Helpful',
  down: 'Not helpful',
};

export const reasons: Readonly<Record<FeedbackReason, string>> = {
  incomplete: 'Something is missing',
  unclear: 'Hard to understand',
  outdated: 'Out of date',
  incorrect: 'Incorrect',
  'not-found': 'Not what they looked for',
  other: 'Another reason',
};

export const statuses: Readonly<Record<FeedbackStatus, string>> = {
  new: 'New',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
};

const Root = styled(Row.Root)`
  flex-wrap: wrap;

  &[data-status='new'] { box-shadow: inset 3px 0 ${color.accent}; }
  ${Row.Main} { flex-basis: 16rem; }
`;
const Comment = styled.p`
  max-width: ${theme.layout.measure};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Triage = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${space.xxs};
  margin-inline-start: auto;

  select { min-height: 2.5rem; padding-block: 0; font-size: ${text.small}; }
`;

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
      row={(entry, askRemoval) => {
        const { id, vote, reason, comment, status, articleId, articleTitle, articleSlug } = entry;
        const about = articleTitle ?? 'a deleted article';
        return (
          <Root key={id} data-status={status}>
            <Row.Media>
              <Icon name={vote === 'up' ? 'thumb-up' : 'thumb-down'} />
            </Row.Media>
            <Row.Main>
              <Row.Head>
                <Row.Title>
                  {articleTitle ? (
                    <Link to={`${ARTICLES_PATH}/${articleId}`}>{articleTitle}</Link>
                  ) : (
                    'Deleted article'
                  )}
                </Row.Title>
                <Badge tone={vote === 'up' ? 'success' : 'danger'}>{votes[vote]}</Badge>
                {reason && <Badge>{reasons[reason]}</Badge>}
              </Row.Head>
              {comment && <Comment dir="auto">{comment}</Comment>}
              <Row.Facts>
                <time dateTime={entry.updatedAt}>{formatTime(entry.updatedAt)}</time>
                {articleSlug && <Link to={`/help/articles/${articleSlug}`}>View article</Link>}
                {articleTitle && !address.article && (
                  <Row.FactButton type="button" onClick={() => filter({ article: articleId })}>
                    All feedback on this article
                  </Row.FactButton>
                )}
              </Row.Facts>
            </Row.Main>
            <Triage>
              <Select
                aria-label={`Status of the feedback on ${about}`}
                value={status}
                onChange={({ target }) => setStatus(entry, target.value as FeedbackStatus)}
              >
                {Object.entries(statuses).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <IconButton
                icon="trash"
                label={`Delete the feedback on ${about}`}
                onClick={askRemoval}
              />
            </Triage>
          </Root>
        );
      }}
    />
  );
}
