import { Button, Cluster, Icon, Stack } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { Note, SmallButton } from '../../form/controls';
import * as Row from '../../list/rowStyle';
import { DiscardQuestion } from './DiscardQuestion';
import { MAX_NEW_DRAFTS, type UnsavedArticle } from './localDrafts';

const nameOf = ({ localDraft }: UnsavedArticle) =>
  String(localDraft.draft.title ?? '').trim() || 'Untitled';
/** The first words, to tell articles apart that have no title yet. */
const beginningOf = ({ localDraft: { draft } }: UnsavedArticle) =>
  [draft.summary, draft.content].find((text) => String(text ?? '').trim());

interface UnsavedArticlesProps {
  articles: readonly UnsavedArticle[];
  onRestore: (article: UnsavedArticle) => void;
  onDiscard: (article: UnsavedArticle) => void;
  onStart: () => void;
}

/** Offers what was typed in new articles that were never saved. */
export default function UnsavedArticles({ articles, ...on }: UnsavedArticlesProps) {
  const [asked, setAsked] = useState<UnsavedArticle>();
  return (
    <Stack gap="md">
      <Cluster align="between">
        <h3>Unsaved new articles</h3>
        <Button onClick={on.onStart}>
          <Icon name="plus" />
          Start a new article
        </Button>
      </Cluster>
      <Note>This browser keeps up to {MAX_NEW_DRAFTS} unsaved new articles.</Note>
      <Row.Frame>
        <Row.List aria-label="Unsaved new articles">
          {articles.map((article) => (
            <Row.Wrapping key={article.owner.articleId}>
              <Row.Main>
                <Row.Title as="h4">{nameOf(article)}</Row.Title>
                <Row.Description>{beginningOf(article)}</Row.Description>
                <Row.Facts>{`Typed ${formatTime(article.localDraft.storedAt)}`}</Row.Facts>
              </Row.Main>
              <Row.Actions>
                <SmallButton
                  label="Restore"
                  aria-label={`Restore ${nameOf(article)}`}
                  onClick={() => on.onRestore(article)}
                />
                <SmallButton
                  label="Discard"
                  variant="ghost"
                  aria-label={`Discard ${nameOf(article)}`}
                  onClick={() => setAsked(article)}
                />
              </Row.Actions>
            </Row.Wrapping>
          ))}
        </Row.List>
      </Row.Frame>
      <DiscardQuestion
        what={asked ? `“${nameOf(asked)}”` : ''}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onDiscard={() => asked && on.onDiscard(asked)}
      />
    </Stack>
  );
}
