import { Button, Cluster, Icon, Stack } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { Note, SmallButton } from '../../form/controls';
import * as Row from '../../list/rowStyle';
import { DiscardQuestion } from './DiscardQuestion';
import { type KeptArticle, MAX_NEW } from './localDrafts';

const nameOf = ({ kept }: KeptArticle) => String(kept.draft.title ?? '').trim() || 'Untitled';
/** The first words, to tell articles apart that have no title yet. */
const beginningOf = ({ kept: { draft } }: KeptArticle) =>
  [draft.summary, draft.content].find((text) => String(text ?? '').trim());

interface KeptArticlesProps {
  articles: readonly KeptArticle[];
  onRestore: (article: KeptArticle) => void;
  onDiscard: (article: KeptArticle) => void;
  onStart: () => void;
}

/** Offers what was typed in new articles that were never saved. */
export default function KeptArticles({ articles, ...on }: KeptArticlesProps) {
  const [asked, setAsked] = useState<KeptArticle>();
  return (
    <Stack gap="md">
      <Cluster align="between">
        <h3>Unsaved new articles</h3>
        <Button onClick={on.onStart}>
          <Icon name="plus" />
          Start a new article
        </Button>
      </Cluster>
      <Note>This browser keeps up to {MAX_NEW} unsaved new articles.</Note>
      <Row.Sheet>
        <Row.List aria-label="Unsaved new articles">
          {articles.map((article) => (
            <Row.Wrapping key={article.owner.articleId}>
              <Row.Main>
                <Row.Title as="h4">{nameOf(article)}</Row.Title>
                <Row.Description>{beginningOf(article)}</Row.Description>
                <Row.Facts>Typed {formatTime(article.kept.keptAt)}</Row.Facts>
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
      </Row.Sheet>
      <DiscardQuestion
        what={asked ? `“${nameOf(asked)}”` : ''}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onDiscard={() => asked && on.onDiscard(asked)}
      />
    </Stack>
  );
}
