import type { ArticleSummary } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { EmptyState, ErrorState, LinkButton, Skeleton, Spinner, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { filterCategories } from '../filterCategories';
import { foundCount } from '../helpCounts';
import { categoriesQuery, searchQuery } from '../queries';
import { ArticleRows } from './ArticleRows';

const { space, text, color } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space.lg};
`;
const Head = styled.div`
  min-height: 2rem;

  h2 { overflow-wrap: anywhere; font-size: ${text.heading3}; }
`;
/* The last results stay in place while the next are on their way. */
const Articles = styled.div`
  &[data-old] { opacity: 0.5; }
`;
const Places = styled.div`
  display: grid;
  gap: ${space.md};
`;
const Hint = styled.p`
  color: ${color.inkMuted};
`;

/** What the search found: the count, the articles, or why there are none (spec §2, §8). */
export function SearchResults({ q }: { q: string }) {
  const results = useQuery({ ...searchQuery(q), placeholderData: (previous) => previous });
  const categories = useQuery(categoriesQuery());
  const categoryMatches = filterCategories(categories.data ?? [], q).length;
  const nameOf = ({ categoryId }: ArticleSummary) =>
    categories.data?.find(({ id }) => id === categoryId)?.name;
  const isSearching = results.isPending || results.isPlaceholderData;
  const isCounted = results.isSuccess && !isSearching && !categories.isPending;

  function articles() {
    if (results.isError) {
      return (
        <ErrorState message="Failed to search" onRetry={() => void results.refetch()}>
          Check your connection, or browse the categories meanwhile.
        </ErrorState>
      );
    }
    if (!results.data) {
      return (
        <Places>
          <Skeleton height="5.5rem" />
          <Skeleton height="5.5rem" />
          <Skeleton height="5.5rem" />
        </Places>
      );
    }
    if (results.data.length === 0) return isSearching ? null : <NothingFound q={q} />;
    return (
      <Articles data-old={isSearching || undefined}>
        <ArticleRows
          articles={results.data}
          meta={(article) => nameOf(article) && <span>{nameOf(article)}</span>}
        />
      </Articles>
    );
  }

  return (
    <Section aria-label="Search results" aria-busy={isSearching}>
      <Head>
        {isSearching && <Spinner label="Searching..." />}
        {/* Always in the page, so that its changes are announced. */}
        <div role="status">
          {isCounted && (
            <h2>
              Found {foundCount(results.data.length, categoryMatches)} results for "{q}"
            </h2>
          )}
        </div>
      </Head>
      {articles()}
    </Section>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      action={
        <LinkButton variant="secondary" asChild>
          <Link to="/#contact">Contact Support</Link>
        </LinkButton>
      }
    >
      <strong>No articles match "{q}".</strong>
      <Hint>Try fewer or more general words, or ask us: we know the answer or find it.</Hint>
    </EmptyState>
  );
}
