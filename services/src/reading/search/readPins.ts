import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredOf } from '../../store/database/createModel';
import { queryKey } from './queryWords';

const MAX_PINS = 2_000;

/** The articles that staff put first for a whole query, by the index's key. */
export type Pins = (query: string) => string | undefined;

/** Reads the pins of staff. */
export async function readPins({ pinnedResults }: ResourceTypes): Promise<Pins> {
  const found = await pinnedResults.model
    .find()
    .select('query articleId')
    .sort({ queryKey: 1 })
    .limit(MAX_PINS)
    .lean<StoredOf<'pinnedResults'>[]>();
  const articles = new Map(
    found.map(({ query, articleId }) => [queryKey(query), `article:${articleId}`]),
  );
  return (query) => articles.get(queryKey(query));
}
