import type { SearchHit } from '@pressline/shared-api';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializePublic } from '../resource/serialize';
import type { SearchMatch } from '../search/createSearch';
import { findMarks, makeSnippet } from '../search/words/markText';
import { loadMatches } from './loadMatches';

/** The public documents behind what the search found, in its order, each with what matched. */
export async function presentMatches(
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
