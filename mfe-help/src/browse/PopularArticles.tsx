import { useQuery } from '@pressline/shared-api/query';
import { EmptyState, ErrorState, Grid, SectionHeading, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ArticleCard } from '../list/ArticleCard';
import { categoriesQuery, POPULAR_LIMIT, popularQuery } from '../queries';
import { CardSkeletons } from './CardSkeletons';

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.lg};
`;

/** The six most popular articles, with all their states. */
export function PopularArticles() {
  const headingId = useId();
  const articles = useQuery(popularQuery());
  const { data: categories = [] } = useQuery(categoriesQuery());
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name;

  function content() {
    if (articles.isLoadingError) {
      return (
        <ErrorState message="Failed to fetch articles" onRetry={() => void articles.refetch()}>
          The popular articles cannot be shown at the moment.
        </ErrorState>
      );
    }
    if (!articles.data) return <CardSkeletons count={POPULAR_LIMIT} height="12.5rem" />;
    if (articles.data.length === 0) return <EmptyState>No articles yet.</EmptyState>;
    return (
      <Grid as="ul" gap="md" minColumn="19rem">
        {articles.data.slice(0, POPULAR_LIMIT).map((article) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              category={nameOf(article.categoryId)}
              now={articles.dataUpdatedAt}
            />
          </li>
        ))}
      </Grid>
    );
  }

  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading title="Popular Articles" headingId={headingId} />
      {content()}
    </Section>
  );
}
