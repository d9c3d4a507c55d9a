import type { SearchHit, SearchKind } from '@pressline/shared-api';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import { serializePublic } from '../../content/resource/serialize';
import type { Search } from '../search/createSearch';
import type { SearchMatch } from '../search/searchSources';
import { findMarks, makeSnippet } from '../search/words/markText';
import { loadMatches } from './loadMatches';

/** The public documents behind what the search found, in its order, each with what matched. */
async function presentMatches(
  types: ResourceTypes,
  matches: readonly SearchMatch[],
): Promise<SearchHit[]> {
  const found = await loadMatches(types, matches, ({ resource }) => resource.publicFields);
  return found.flatMap(({ source, stored, match: { kind, terms } }) => {
    const { title, summary, body } = source.textOf(stored);
    const hit = {
      ...serializePublic(source, stored),
      kind,
      titleMarks: findMarks(title, terms),
      snippet: makeSnippet(summary, body, terms),
    };
    return [hit as unknown as SearchHit];
  });
}

export interface FindNeeds {
  search: Search;
  types: ResourceTypes;
}

/** Where searches of readers are counted. */
export interface SearchCounts {
  record(text: string, results: number): void;
  recordUnanswered(text: string): void;
}

const MAX_RESULTS = 50;
/** Longer questions are cut, in UTF-16 units. */
export const MAX_QUERY = 200;

/** What the help center has for some words, best first; at most 50. */
export async function findHits({ search, types }: FindNeeds, q: string, only?: SearchKind[]) {
  const { matches, isPartial, suggestion } = await search.search(q, {
    limit: MAX_RESULTS,
    kinds: only,
  });
  return { hits: await presentMatches(types, matches), suggestion: suggestion ?? null, isPartial };
}
