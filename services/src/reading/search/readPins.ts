import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredOf } from '../../store/database/createModel';
import { queryTokens } from './queryWords';

type Pin = { query: string; articleId: unknown };

const MAX_PINS = 2_000;

/** Equal for queries that the search does not tell apart. */
const queryKey = (query: string): string =>
  queryTokens(query)
    .map(({ term }) => term)
    .join(' ');

/** The articles that staff put first for a whole query, by the index's key. */
export type Pins = (query: string) => string | undefined;

export const createPinTable = (pins: readonly Pin[]): Pins => {
  const articles = new Map(
    pins.map(({ query, articleId }) => [queryKey(query), `article:${articleId}`]),
  );
  return (query) => articles.get(queryKey(query));
};

/** Reads the pins of staff. */
export async function readPins({ pinnedResults }: ResourceTypes): Promise<Pins> {
  const found = await pinnedResults.model
    .find()
    .select('query articleId')
    .sort({ queryKey: 1 })
    .limit(MAX_PINS)
    .lean<StoredOf<'pinnedResults'>[]>();
  return createPinTable(found);
}
