import type { SearchHit, SearchKind } from '@pressline/shared-api';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Search } from '../search/createSearch';
import { presentMatches } from './searchAnswer';

const MAX_RESULTS = 50;
/** Longer questions are cut, in UTF-16 units. */
export const MAX_QUERY = 200;

interface Found {
  hits: SearchHit[];
  suggestion: string | null;
  /** Whether the index is still being read. */
  isPartial: boolean;
}

/** What the help center has for some words, best first; at most 50. */
export async function findHits(
  { search, types }: { search: Search; types: ResourceTypes },
  q: string,
  only?: SearchKind[],
): Promise<Found> {
  const { matches, isPartial, suggestion } = await search.search(q, {
    limit: MAX_RESULTS,
    kinds: only,
  });
  return {
    hits: await presentMatches(types, matches),
    suggestion: suggestion ?? null,
    isPartial,
  };
}
