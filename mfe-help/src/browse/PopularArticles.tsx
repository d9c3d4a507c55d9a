import { useQuery } from '@pressline/shared-api/query';
import { EmptyState, Grid, Stack } from '@pressline/shared-ui';
import { useId } from 'react';
import { CardSkeletons } from '../components/CardSkeletons';
import { Loaded } from '../components/Loaded';
import { categoriesQuery, POPULAR_LIMIT, popularQuery } from '../queries';
import { ArticleCard } from './ArticleCard';

export function PopularArticles() {
  const headingId = useId();
  const popular = useQuery(popularQuery());
  const { data: categories = [] } = useQuery(categoriesQuery());
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name;
  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
      <h2 id={headingId}>Popular Articles</h2>
      <Loaded
        query={popular}
        failure="Failed to fetch articles"
        hint="We can’t show popular articles right now."
        skeleton={<CardSkeletons count={POPULAR_LIMIT} height="12.5rem" />}
      >
        {(articles) =>
          articles.length === 0 ? (
            <EmptyState>No articles yet.</EmptyState>
          ) : (
            <Grid as="ul" gap="md" minColumn="19rem">
              {articles.slice(0, POPULAR_LIMIT).map((article) => (
                <li key={article.id}>
                  <ArticleCard
                    article={article}
                    category={nameOf(article.categoryId)}
                    now={popular.dataUpdatedAt}
                  />
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
    </Stack>
  );
}
