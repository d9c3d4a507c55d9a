import type { UnmetSearch } from '@pressline/shared-api';
import { EmptyState, LinkButton, Stack, theme } from '@pressline/shared-ui';
import { formatCount, formatDay } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { newArticlePath } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { useFocusAfterRemoval } from '../form/browser';
import { Note, SmallButton } from '../form/controls';
import { ResourceEditor } from '../form/ResourceEditor';
import { ListSkeleton } from '../list/ListSkeleton';
import { PanelHeader } from '../list/PanelHeader';
import * as Row from '../list/rowStyle';
import { ArticleInput } from './ArticleInput';
import { UNMET_SEARCHES, useDismissSearch } from './useDismissSearch';

const { color, text } = theme;

const TITLE = 'Searches with no good answer';

/** As quiet as the figures of a search until it is pointed at. */
const Acts = styled(Row.Actions)`
  && { gap: 0; margin-inline: -0.35rem; }

  [data-variant='ghost'] { padding-inline: 0.35rem; color: ${color.inkSoft}; font-size: ${text.caption}; font-weight: 500; }
  [data-variant='ghost']:hover { color: ${color.ink}; }
`;

const resultOf = ({ results }: UnmetSearch) =>
  results === 0 ? 'No results' : `${formatCount(results, 'result')}, none opened`;

/** What is being added to make a search find something. */
interface Adding {
  resourceKey: 'synonyms' | 'pinnedResults';
  prefill: { word: string } | { query: string };
}

export default function UnmetList() {
  const { unmetSearches } = useApi();
  const dismiss = useDismissSearch();
  const { headingRef, expectRemoval } = useFocusAfterRemoval();
  const [adding, setAdding] = useState<Adding>();
  const query = useAdminQuery([UNMET_SEARCHES, 'list'], (init) => unmetSearches.list(init));
  const searches = query.data?.searches;

  function row(search: UnmetSearch) {
    const { query: searched } = search;
    const acts = [
      ['Add synonym', () => setAdding({ resourceKey: 'synonyms', prefill: { word: searched } })],
      [
        'Pin a result',
        () => setAdding({ resourceKey: 'pinnedResults', prefill: { query: searched } }),
      ],
      [
        'Not relevant',
        () => {
          expectRemoval();
          dismiss(searched);
        },
      ],
    ] as const;
    return (
      <Row.Wrapping key={searched}>
        <Row.Main>
          <Row.Title>{searched}</Row.Title>
          <Row.Facts>
            <span>{`Searched ${formatCount(search.searches, 'time')}`}</span>
            <span>{resultOf(search)}</span>
            <span>{`Last on ${formatDay(search.lastDay)}`}</span>
          </Row.Facts>
        </Row.Main>
        <Acts>
          <LinkButton asChild variant="ghost" size="sm">
            <Link to={newArticlePath(searched)} aria-label={`Write article: ${searched}`}>
              Write article
            </Link>
          </LinkButton>
          {acts.map(([label, run]) => (
            <SmallButton
              key={label}
              variant="ghost"
              label={label}
              aria-label={`${label}: ${searched}`}
              onClick={run}
            />
          ))}
        </Acts>
      </Row.Wrapping>
    );
  }

  return (
    <>
      <PanelHeader title={TITLE} query={query} headingRef={headingRef} />
      <Stack gap="sm">
        <Note>
          From the last 30 days. A search leaves this list when it finds a good answer, when a
          reader opens one of its results, or when you mark it as not relevant.
        </Note>
        <FetchFailure query={query} message="Failed to fetch searches" />
        {!searches && !query.error && <ListSkeleton label="Loading searches..." />}
        {searches?.length === 0 && (
          <EmptyState>You’re all caught up. Every search finds a good answer.</EmptyState>
        )}
        {searches && searches.length > 0 && (
          <Row.Frame>
            <Row.List aria-label={TITLE}>{searches.map(row)}</Row.List>
          </Row.Frame>
        )}
      </Stack>
      {adding && (
        <ResourceEditor
          key={JSON.stringify(adding)}
          {...adding}
          inputs={{ articleId: <ArticleInput /> }}
          onClose={() => {
            expectRemoval();
            setAdding(undefined);
          }}
        />
      )}
    </>
  );
}
