import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Icon,
  Spinner,
  Stack,
  theme,
} from '@pressline/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { CardSkeletons } from '../components/CardSkeletons';
import { iconMask } from '../components/iconMask';
import { categoriesQuery } from '../queries';
import { CategoryGrid, type CategoryGridProps } from './CategoryGrid';
import { filterCategories } from './filterCategories';

const Done = styled.span`
  display: inline-flex;
  gap: ${theme.space.xs};
  align-items: center;
  color: ${theme.color.success};
  font-size: ${theme.text.small};
`;

const Tools = styled(Cluster)`
  /* Empty, so it takes no room. */
  > :empty { margin-inline-end: calc(-1 * ${theme.space.sm}); }
  button::before { ${iconMask('refresh')} }
  @media (scripting: none) { display: none; }
`;

/** Fetches the help center's content again, and says when that is under way and done. */
function RefreshButton() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');

  // All content: an open category would else keep showing its old list. A failure shows in its place.
  async function handleRefresh() {
    if (state === 'busy') return;
    setState('busy');
    const filters = { queryKey: ['/api/help'] };
    await queryClient.invalidateQueries(filters);
    const hasFailed = queryClient
      .getQueryCache()
      .findAll(filters)
      .some(({ state: { status } }) => status === 'error');
    setState(hasFailed ? 'idle' : 'done');
  }

  return (
    <Tools>
      <span aria-live="polite">
        {state === 'busy' && <Spinner label="Refreshing..." />}
        {state === 'done' && (
          <Done>
            <Icon name="check" />
            Up to date
          </Done>
        )}
      </span>
      {/* Not disabled while busy: the keyboard's focus would be lost. */}
      <Button variant="secondary" size="sm" onClick={handleRefresh}>
        Refresh
      </Button>
    </Tools>
  );
}

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
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
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
