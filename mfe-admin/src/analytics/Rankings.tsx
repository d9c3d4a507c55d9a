import type { Analytics } from '@pressline/shared-api';
import { Grid, LinkButton } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { ADMIN_PATH } from '../routes';
import { Ranking } from './Ranking';

const editorLink = ({ id, title }: { id: string; title: string }) => (
  <Link to={`${ARTICLES_PATH}/${id}`}>{title}</Link>
);

const writeLink = (query: string) => (
  <LinkButton asChild variant="secondary" size="sm">
    <Link
      to={`${ARTICLES_PATH}/new?${new URLSearchParams({ title: query })}`}
      aria-label={`Write this article: ${query}`}
    >
      Write this article
    </Link>
  </LinkButton>
);

/** What was looked for, read and judged most. */
export function Rankings({ analytics }: { analytics: Analytics }) {
  const { topArticles, topSearches, emptySearches, ratedArticles } = analytics;
  return (
    <Grid gap="md" minColumn="24rem">
      <Ranking
        title="Searches without results"
        empty="Every search found something."
        rows={emptySearches}
        heads={['Search', 'Times', 'What to do']}
        keyOf={({ query }) => query}
        cells={({ query, emptySearches: times }) => [
          query,
          times.toLocaleString(),
          writeLink(query),
        ]}
      />
      <Ranking
        title="Top searches"
        empty="Nobody has searched."
        rows={topSearches}
        heads={['Search', 'Times', 'Results']}
        keyOf={({ query }) => query}
        cells={({ query, searches, results }) => [
          query,
          searches.toLocaleString(),
          results.toLocaleString(),
        ]}
      />
      <Ranking
        title="Top articles"
        empty="No article has been read."
        rows={topArticles}
        heads={['Article', 'Views']}
        keyOf={({ id }) => id}
        cells={(article) => [editorLink(article), article.views.toLocaleString()]}
      />
      <Ranking
        title="Votes by article"
        empty="Nobody has voted."
        rows={ratedArticles}
        heads={['Article', 'Helpful', 'Not helpful', 'Feedback']}
        keyOf={({ id }) => id}
        cells={(article) => [
          editorLink(article),
          article.upVotes.toLocaleString(),
          article.downVotes.toLocaleString(),
          <Link
            key="feedback"
            to={`${ADMIN_PATH}/feedback?article=${article.id}`}
            aria-label={`Read the feedback on ${article.title}`}
          >
            Read
          </Link>,
        ]}
      />
    </Grid>
  );
}
