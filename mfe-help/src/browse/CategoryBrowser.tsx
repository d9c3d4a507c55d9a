import { useQuery } from '@pressline/shared-api/query';
import { Cluster, EmptyState, ErrorState, Stack } from '@pressline/shared-ui';
import { useId } from 'react';
import { CardSkeletons } from '../components/CardSkeletons';
import { categoriesQuery } from '../queries';
import { CategoryGrid, type CategoryGridProps } from './CategoryGrid';
import { filterCategories } from './filterCategories';
import { RefreshButton } from './RefreshButton';

export function CategoryBrowser({ q, ...grid }: Omit<CategoryGridProps, 'categories'>) {
  const headingId = useId();
  const { data, isError, refetch } = useQuery(categoriesQuery());
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

  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId} data-late="">
      <Cluster align="between">
        <h2 id={headingId}>{q ? 'Matching Categories' : 'Browse by Category'}</h2>
        <RefreshButton />
      </Cluster>
      {isError && (
        <ErrorState message="Failed to fetch categories" onRetry={() => void refetch()}>
          {data
            ? 'These categories may be out of date.'
            : 'We can’t show the categories right now.'}
        </ErrorState>
      )}
      {content()}
    </Stack>
  );
}
