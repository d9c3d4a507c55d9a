import { articlePath, type Feedback, type FeedbackStatus } from '@pressline/shared-api';
import { Badge, Button, Icon, IconButton, Select, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ARTICLES_PATH } from '../form/api/paths';
import { SmallButton } from '../form/controls';
import { partOnDemand } from '../form/partOnDemand';
import * as Row from '../list/rowStyle';
import { icons, kinds, outcomes, reasons, SuggestionText, statuses, tones } from './feedbackTexts';
import { InboxPanel } from './InboxPanel';
import { useFeedback } from './useFeedback';

const Root = styled(Row.Root)`
  flex-wrap: wrap;

  ${Row.Main} { flex-basis: 16rem; }
`;
const Comment = styled.p`
  max-width: ${theme.layout.measure};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

interface FeedbackRowProps {
  entry: Feedback;
  onArticle: ((articleId: string) => void) | undefined;
  onStatus: (status: FeedbackStatus) => void;
  onReview: () => void;
  onRemove: () => void;
}

function FeedbackRow({ entry, onArticle, onStatus, onReview, onRemove }: FeedbackRowProps) {
  const { vote, reason, comment, status, articleId, articleTitle, articleSlug } = entry;
  const { suggestion } = entry;
  const kind = vote ?? 'suggestion';
  const about = articleTitle ?? 'a deleted article';
  return (
    <Root data-new={status === 'new' || undefined}>
      <Row.Media>
        <Icon name={icons[kind]} />
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
          <Badge tone={tones[kind]}>{kinds[kind]}</Badge>
          {reason && <Badge>{reasons[reason]}</Badge>}
          {suggestion?.outcome && <Badge>{outcomes[suggestion.outcome]}</Badge>}
          {suggestion?.isSuspect && <Badge tone="warning">Looks automated</Badge>}
        </Row.Head>
        {suggestion && <SuggestionText {...suggestion} />}
        {comment && <Comment dir="auto">{comment}</Comment>}
        <Row.Facts>
          <time dateTime={entry.updatedAt}>{formatTime(entry.updatedAt)}</time>
          {articleSlug && <Link to={articlePath(articleSlug)}>View article</Link>}
          {articleTitle && onArticle && (
            <Row.FactButton type="button" onClick={() => onArticle(articleId)}>
              All feedback on this article
            </Row.FactButton>
          )}
        </Row.Facts>
      </Row.Main>
      <Row.Triage>
        {suggestion && !suggestion.outcome && (
          <SmallButton
            label="Review"
            aria-label={`Review the suggestion for ${about}`}
            onClick={onReview}
          />
        )}
        <Select
          aria-label={`Status of the feedback on ${about}`}
          value={status}
          onChange={({ target }) => onStatus(target.value as FeedbackStatus)}
          options={statuses}
        />
        <IconButton icon="trash" label={`Delete the feedback on ${about}`} onClick={onRemove} />
      </Row.Triage>
    </Root>
  );
}

const SuggestionDialog = partOnDemand(() => import('./SuggestionDialog'));

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
        description: 'This permanently deletes the comment and removes the vote.',
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
