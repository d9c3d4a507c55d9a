import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Icon,
  SectionHeading,
  theme,
} from '@pressline/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { filterCategories } from '../filterCategories';
import { categoriesQuery } from '../queries';
import { CardSkeletons } from './CardSkeletons';
import { CategoryGrid, type CategoryGridProps } from './CategoryGrid';

const Section = styled.section`
  display: grid;
  gap: ${theme.space.lg};
`;

/** Browse by Category, or with a search the categories that match it (spec §2, §4). */
export function CategoryBrowser({ q, ...grid }: Omit<CategoryGridProps, 'categories'>) {
  const headingId = useId();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(categoriesQuery());
  const [isRefreshing, setIsRefreshing] = useState(false);
  const shown = data && (q ? filterCategories(data, q) : data);

  if (q && shown?.length === 0) return null;

  function content() {
    if (!shown && isError) return null;
    if (!shown) return <CardSkeletons count={8} height="12.25rem" minColumn="15.5rem" />;
    if (shown.length === 0) {
      return (
        <EmptyState>
          No categories found. Categories will appear here once created by an admin.
        </EmptyState>
      );
    }
    return <CategoryGrid categories={shown} q={q} {...grid} />;
  }

  // All of the help center's content: an open category would else keep showing its old list.
  async function handleRefresh() {
    setIsRefreshing(true);
    await queryClient.invalidateQueries({ queryKey: ['/api/help'] });
    setIsRefreshing(false);
  }

  return (
    <Section aria-labelledby={headingId}>
      <Cluster align="between">
        <SectionHeading
          title={q ? 'Matching Categories' : 'Browse by Category'}
          headingId={headingId}
        />
        <Button variant="secondary" size="sm" onClick={handleRefresh} isBusy={isRefreshing}>
          {!isRefreshing && <Icon name="refresh" />}
          Refresh
        </Button>
      </Cluster>
      {isError && (
        <ErrorState message="Failed to fetch categories" onRetry={() => void refetch()}>
          {data ? 'What you see is from before.' : 'The categories cannot be shown at the moment.'}
        </ErrorState>
      )}
      {content()}
    </Section>
  );
}
