import { useQuery } from '@pressline/shared-api/query';
import { Skeleton, Stack } from '@pressline/shared-ui';
import { useId } from 'react';
import { ArticleRows } from '../../components/ArticleRows';
import { Loaded } from '../../components/Loaded';
import { popularQuery, searchQuery } from '../../queries';

const SHOWN = 5;

export function ForThisPage({ context = '' }: { context?: string }) {
  const headingId = useId();
  const words = context.replace(/[-_/]+/g, ' ').trim();
  const search = useQuery({ ...searchQuery(words), enabled: words !== '' });
  const popular = useQuery(popularQuery());
  const found = words
    ? (search.data?.hits ?? []).flatMap((hit) => (hit.kind === 'article' ? [hit] : []))
    : [];
  const isWaiting = words !== '' && search.isPending;
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId} aria-busy={isWaiting}>
      <h2 id={headingId}>{found.length > 0 || isWaiting ? 'For this page' : 'Popular articles'}</h2>
      <Loaded
        query={isWaiting ? search : popular}
        failure="Failed to fetch articles"
        skeleton={<Skeleton height="16rem" />}
      >
        {() => (
          <ArticleRows
            articles={(found.length > 0 ? found : (popular.data ?? [])).slice(0, SHOWN)}
          />
        )}
      </Loaded>
    </Stack>
  );
}
