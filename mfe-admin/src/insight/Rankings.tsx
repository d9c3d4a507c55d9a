import type { Analytics } from '@pressline/shared-api';
import { Card, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ADMIN_PATH, ARTICLES_PATH } from '../form/api/paths';
import { type DataRow, DataTable } from './DataTable';

const editorLink = ({ id, title }: { id: string; title: string }) => (
  <Link to={`${ARTICLES_PATH}/${id}`}>{title}</Link>
);

const feedbackLink = ({ id, title }: { id: string; title: string }) => (
  <Link to={`${ADMIN_PATH}/feedback?article=${id}`} aria-label={`Read the feedback on ${title}`}>
    Read
  </Link>
);

/** What a list of articles leaves out, so that its sum is the total above it. */
const restOf = (
  { otherArticles, deletedArticles }: Analytics,
  names: readonly (keyof Analytics['otherArticles'])[],
): DataRow[] =>
  Object.entries({ 'Other articles': otherArticles, 'Deleted articles': deletedArticles })
    .filter(([, counts]) => names.some((name) => counts[name] > 0))
    .map(([label, counts]) => [label, label, ...names.map((name) => counts[name])]);

interface Ranking {
  title: string;
  empty: string;
  heads: readonly string[];
  more?: ReactNode;
  rowsOf: (analytics: Analytics) => DataRow[];
}

const rankings: readonly Ranking[] = [
  {
    title: 'Top searches',
    empty: 'No searches in this period.',
    more: <Link to={`${ADMIN_PATH}/search`}>Searches with no good answer</Link>,
    heads: ['Search', 'Times', 'Results'],
    rowsOf: ({ topSearches }) =>
      topSearches.map(({ query, searches, results }) => [query, query, searches, results]),
  },
  {
    title: 'Top articles',
    empty: 'No article views in this period.',
    heads: ['Article', 'Views'],
    rowsOf: (analytics) => [
      ...analytics.topArticles.map((one): DataRow => [one.id, editorLink(one), one.views]),
      ...restOf(analytics, ['views']),
    ],
  },
  {
    title: 'Votes by article',
    empty: 'No votes in this period.',
    heads: ['Article', 'Helpful', 'Not helpful', 'Feedback'],
    rowsOf: (analytics) => [
      ...analytics.ratedArticles.map(
        (one): DataRow => [
          ...([one.id, editorLink(one), one.upVotes, one.downVotes, feedbackLink(one)] as const),
        ],
      ),
      ...restOf(analytics, ['upVotes', 'downVotes']),
    ],
  },
];

/** As many in a row as fit; a last one that is alone fills its row. */
const Lists = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md};

  > * { flex: 1 1 24rem; min-width: 0; }
`;

export function Rankings({ analytics }: { analytics: Analytics }) {
  return (
    <Lists>
      {rankings.map(({ title, empty, heads, more, rowsOf }) => {
        const rows = rowsOf(analytics);
        return (
          <Card key={title} as="section" aria-label={title}>
            <h3>{title}</h3>
            {rows.length === 0 ? (
              <p>{empty}</p>
            ) : (
              <DataTable label={title} heads={heads} rows={rows} />
            )}
            {more && <p>{more}</p>}
          </Card>
        );
      })}
    </Lists>
  );
}
