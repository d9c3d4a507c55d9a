import { ApiError } from '@pressline/shared-api';
import { Button, Cluster, EmptyState, Stack, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { Note, Notice, SmallButton } from '../form/controls';
import { PanelHeader } from '../list/PanelHeader';
import { Frame } from '../list/rowStyle';
import { HitList } from './HitList';
import { ReplaceForm } from './ReplaceForm';
import { replacedText, textKey, useReplace } from './useReplace';

const Bar = styled(Cluster)`
  position: sticky;
  bottom: 0;
  padding-block: ${theme.space.sm};
  background: ${theme.color.paper};
`;

const MORE = '. There may be more. Replace these first, then search again';

/** An article and its changes are one. */
const articleCount = (texts: readonly { id: string }[]) =>
  formatCount(new Set(texts.map(({ id }) => id)).size, 'article');

export default function ReplacePanel() {
  const replacing = useReplace();
  const { preview, chosen, made, undo, isBusy } = replacing;
  const { data, error } = preview;
  const problem = error instanceof ApiError ? error.fields?.find : undefined;
  const hits = chosen.reduce((count, { edits }) => count + edits.length, 0);
  return (
    <>
      <PanelHeader title="Find and Replace" />
      <Stack gap="md">
        <Note>
          Searches titles, summaries and content of all articles, including unpublished and
          scheduled changes. Replacements in published articles are public immediately; those in
          unpublished and scheduled changes are published with them.
        </Note>
        <ReplaceForm isBusy={preview.isFetching} problem={problem} onFind={replacing.find} />
        {made && (
          <Notice role="status" data-tone={made.refused.length > 0 ? 'danger' : undefined}>
            <Cluster align="between">
              <span>
                {[
                  replacedText(made),
                  made.restored > 0 ? `, ${made.restored} restored. ` : '. ',
                  made.refused.map(({ title, message }) => `${title}: ${message}.`).join(' '),
                ].join('')}
              </span>
              {made.canUndo && (
                <SmallButton label="Undo" isBusy={isBusy} onClick={() => undo.mutate(made)} />
              )}
            </Cluster>
          </Notice>
        )}
        {!problem && <FetchFailure query={preview} message="Failed to search the articles" />}
        {data?.total === 0 && <EmptyState>No article contains this text.</EmptyState>}
        {data && data.total > 0 && (
          <>
            <Note role="status">
              {`${formatCount(data.total, 'match', 'matches')} in ${articleCount(data.articles)}${data.isPartial ? MORE : ''}`}
            </Note>
            <Frame>
              {data.articles.map((article) => (
                <HitList key={textKey(article)} article={article} selection={replacing} />
              ))}
            </Frame>
            <Bar align="between">
              <span>{`${formatCount(hits, 'match', 'matches')} in ${articleCount(chosen)} chosen`}</span>
              <Button disabled={hits === 0} isBusy={isBusy} onClick={replacing.replace}>
                Replace {formatCount(hits, 'match', 'matches')}
              </Button>
            </Bar>
          </>
        )}
      </Stack>
    </>
  );
}
