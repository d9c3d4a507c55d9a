import { useQuery } from '@pressline/shared-api/query';
import { ErrorState, Skeleton, Spinner, Stack, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { Link } from '@pressline/shared-ui/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { filterCategories } from '../browse/filterCategories';
import { foundCount } from '../browse/helpCounts';
import { helpPath } from '../helpAddress';
import { categoriesQuery, searchQuery } from '../queries';
import type { SearchedBy } from '../useHelpAddress';
import { AnswerPlace } from './AnswerPlace';
import { FoundHits } from './FoundHits';

const { text } = theme;

/** What a heading repeats of a search. */
const MAX_SHOWN = 100;
const shortened = (query: string) => {
  const letters = [...query];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : query;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys go from the search field through the results and back: real focus on real links, so
 * that Enter, new tabs and screen readers work as everywhere. Escape leads back to the field.
 */
function useResultKeys(): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      // Inside another page the document sees the guest's element only.
      const [pressed] = event.composedPath() as HTMLElement[];
      const root = pressed?.getRootNode() as ParentNode;
      const stops = [...root.querySelectorAll<HTMLElement>('[data-result-stop]:not([inert] *)')];
      const at = stops.indexOf(pressed as HTMLElement);
      const isBack = event.key === 'Escape' && at > 0;
      const next = at < 0 ? undefined : stops[isBack ? 0 : at + (STEPS[event.key] ?? Number.NaN)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    // Keys that are pressed in a guest stay there.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}

const Head = styled.div`
  min-height: 2rem;

  h2 { font-size: ${text.heading3}; unicode-bidi: plaintext; }
`;

export interface ResultsProps {
  q: string;
  searchedBy: SearchedBy | undefined;
}

/** What the search found: the count, the results in groups, or why there are none. */
export default function SearchResults({ q, searchedBy }: ResultsProps) {
  useResultKeys();
  const results = useQuery({ ...searchQuery(q), placeholderData: (previous) => previous });
  const categories = useQuery(categoriesQuery());
  const hits = results.data?.hits ?? [];
  const isSearching = results.isPending || results.isPlaceholderData;
  const isCounted = results.isSuccess && !isSearching && !categories.isPending;
  const suggestion = isSearching ? null : results.data?.suggestion;

  function count() {
    const articles = hits.filter(({ kind }) => kind === 'article').length;
    return foundCount(articles, filterCategories(categories.data ?? [], q).length);
  }

  function found() {
    if (results.isError) {
      return (
        <ErrorState message="Failed to search" onRetry={() => void results.refetch()}>
          Check your connection, or browse the categories.
        </ErrorState>
      );
    }
    if (!results.data) {
      return (
        <Stack>
          <Skeleton height="6.5rem" />
          <Skeleton height="6.5rem" />
          <Skeleton height="6.5rem" />
        </Stack>
      );
    }
    return hits.length > 0 && <FoundHits q={q} hits={hits} isOld={isSearching} />;
  }

  return (
    <Stack as="section" gap="lg" aria-label="Search results" aria-busy={isSearching}>
      <Head>
        {isSearching && <Spinner label="Searching..." />}
        {/* Always in the page, so that its changes are announced. */}
        <div role="status">
          {isCounted && <h2>{`Found ${formatCount(count(), 'result')} for "${shortened(q)}"`}</h2>}
        </div>
        {suggestion && (
          <p>
            Did you mean{' '}
            <Link to={helpPath({ q: suggestion })} data-result-stop>
              <bdi>{suggestion}</bdi>
            </Link>
            ?
          </p>
        )}
      </Head>
      {results.data && !isSearching && (
        <AnswerPlace key={q} q={q} found={results.data} searchedBy={searchedBy} />
      )}
      {found()}
    </Stack>
  );
}
