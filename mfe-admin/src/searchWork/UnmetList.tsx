import type { UnmetSearch } from '@pressline/shared-api';
import { LinkButton } from '@pressline/shared-ui';
import { formatCount, formatDay } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { answerPath } from '../articles/editorAddress';
import { useAdminQuery } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import * as Row from '../list/rowStyle';
import { useFocusAfterRemoval } from '../list/useFocusAfterRemoval';
import { ResourceEditor } from '../resource/ResourceEditor';
import { SmallButton } from '../SmallButton';
import { ArticleInput } from './ArticleInput';
import { SEARCH_WORK, useHandleSearch } from './useHandleSearch';
import { WorkList } from './WorkList';

const resultOf = ({ results }: UnmetSearch) =>
  results === 0 ? 'No result' : `${formatCount(results, 'result')}, none opened`;

/** What is being added to make a search find something. */
type Adding = { query: string; kind: 'synonym' | 'pin' };

const resourceOf = { synonym: 'synonyms', pin: 'pinnedResults' } as const;

export function UnmetList() {
  const { searchWork } = useApi();
  const { handle } = useHandleSearch();
  const { headingRef, expectRemoval } = useFocusAfterRemoval();
  const [adding, setAdding] = useState<Adding>();
  const query = useAdminQuery([SEARCH_WORK, 'list'], (init) => searchWork.list(init));

  function done({ query: searched, kind }: Adding, articleId: string | null) {
    expectRemoval();
    handle({ query: searched, action: kind, articleId });
  }

  const actions = (searched: string) =>
    [
      ['Add synonym', () => setAdding({ query: searched, kind: 'synonym' })],
      ['Pin a result', () => setAdding({ query: searched, kind: 'pin' })],
      [
        'Not ours',
        () => {
          expectRemoval();
          handle({ query: searched, action: 'ignored' });
        },
      ],
    ] as const;

  return (
    <>
      <WorkList
        title="Searches without a good result"
        note="What readers searched for in the last 30 days: nothing in the help center answered it, and nobody opened a result."
        empty="Nothing to do. Every search had an answer or a result that somebody opened."
        query={query}
        headingRef={headingRef}
        row={(one) => (
          <Row.Wrapping key={one.query}>
            <Row.Main>
              <Row.Title>{one.query}</Row.Title>
              <Row.Facts>
                <span>Searched {formatCount(one.searches, 'time')}</span>
                <span>{resultOf(one)}</span>
                <span>Last on {formatDay(one.lastDay)}</span>
              </Row.Facts>
            </Row.Main>
            <Row.Actions>
              <LinkButton asChild size="sm">
                <Link to={answerPath(one.query)} aria-label={`Write article: ${one.query}`}>
                  Write article
                </Link>
              </LinkButton>
              {actions(one.query).map(([label, run]) => (
                <SmallButton
                  key={label}
                  label={label}
                  aria-label={`${label}: ${one.query}`}
                  onClick={run}
                />
              ))}
            </Row.Actions>
          </Row.Wrapping>
        )}
      />
      {adding && (
        <ResourceEditor
          key={`${adding.kind} ${adding.query}`}
          resourceKey={resourceOf[adding.kind]}
          prefill={adding.kind === 'pin' ? { query: adding.query } : { terms: adding.query }}
          inputs={{ articleId: <ArticleInput /> }}
          whenStored={({ articleId }) => done(adding, articleId ? String(articleId) : null)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}
