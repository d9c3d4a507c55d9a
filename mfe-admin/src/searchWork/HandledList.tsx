import type {
  HandledSearch,
  SearchAction,
  SearchCounts,
  SearchOutcome,
  SearchVotes,
} from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { formatCount, formatDate } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { useAdminQuery } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import type { BadgeTone } from '../fields/FieldOnScreen';
import * as Row from '../list/rowStyle';
import { useFocusAfterRemoval } from '../list/useFocusAfterRemoval';
import { SmallButton } from '../SmallButton';
import { SEARCH_WORK, useHandleSearch } from './useHandleSearch';
import { WorkList } from './WorkList';

const actions: Readonly<Record<SearchAction, string>> = {
  article: 'Article written',
  synonym: 'Synonym added',
  pin: 'Result pinned',
  ignored: 'Not ours',
};

const outcomes: Readonly<Record<SearchOutcome, { text: string; tone: BadgeTone } | undefined>> = {
  worked: { text: 'Worked', tone: 'success' },
  failed: { text: 'Still no good result', tone: 'danger' },
  unknown: { text: 'Not searched for since', tone: 'neutral' },
  none: undefined,
};

const countsText = ({ searches, emptySearches, opened }: SearchCounts) =>
  `searched ${formatCount(searches, 'time')}, ${emptySearches} without an answer, ${opened} opened`;
const votesText = ({ upVotes, downVotes }: SearchVotes) =>
  `${upVotes} helpful, ${downVotes} not helpful`;

function Figures({ search: { article, before, since } }: { search: HandledSearch }) {
  return (
    <>
      <Row.Facts>
        <span>Before: {countsText(before)}</span>
        <span>Since: {countsText(since)}</span>
      </Row.Facts>
      {article && (
        <Row.Facts>
          <span>Votes before: {votesText(article.votesBefore)}</span>
          <span>Votes since: {votesText(article.votesSince)}</span>
        </Row.Facts>
      )}
    </>
  );
}

export function HandledList() {
  const { searchWork } = useApi();
  const { reopen } = useHandleSearch();
  const { headingRef, expectRemoval } = useFocusAfterRemoval();
  const query = useAdminQuery([SEARCH_WORK, 'handled'], (init) => searchWork.handled(init));

  function row(search: HandledSearch) {
    const { article, by, at, action } = search;
    const outcome = outcomes[search.outcome];
    return (
      <Row.Wrapping key={search.query}>
        <Row.Main>
          <Row.Head>
            <Row.Title>{search.query}</Row.Title>
            {outcome && <Badge tone={outcome.tone}>{outcome.text}</Badge>}
            {article && !article.isPublished && <Badge tone="warning">Draft</Badge>}
          </Row.Head>
          <Row.Facts>
            <span>
              {actions[action]}
              {article && (
                <>
                  : <Link to={`${ARTICLES_PATH}/${article.id}`}>{article.title}</Link>
                </>
              )}
            </span>
            <span>
              {formatDate(at)} by {by}
            </span>
          </Row.Facts>
          {action !== 'ignored' && <Figures search={search} />}
        </Row.Main>
        <Row.Actions>
          <SmallButton
            label="Move back to To do"
            aria-label={`Move back to To do: ${search.query}`}
            onClick={() => {
              expectRemoval();
              reopen(search.query);
            }}
          />
        </Row.Actions>
      </Row.Wrapping>
    );
  }

  return (
    <WorkList
      title="Done"
      note="What readers searched for in the 30 days before, and since. It worked when the search found an answer or somebody opened a result."
      empty="Nothing was done yet."
      query={query}
      headingRef={headingRef}
      row={row}
    />
  );
}
