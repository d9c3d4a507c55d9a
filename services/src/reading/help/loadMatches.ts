import type { ResourceTypes } from '../../content/resource/resourceTypes';
import { byIds } from '../../store/database/byIds';
import type { SearchMatch } from '../search/searchSources';
import { type SearchSource, searchSources } from '../search/searchSources';

type FieldsOf = (source: SearchSource) => readonly string[];

/** Reads what readers may see; the index may be a moment behind. */
async function load(source: SearchSource, ids: string[], others: readonly string[]) {
  const { model, filter, fields } = source;
  const asked = [...fields, ...others, 'createdAt', 'updatedAt', 'version'];
  const found = await byIds(model, ids, asked, filter);
  return Array.from(found, ([id, stored]) => [id, { stored, source }] as const);
}

/**
 * The documents behind what the search found, in its order, with the fields that the search reads and
 * those of `fieldsOf`.
 */
export async function loadMatches(
  types: ResourceTypes,
  matches: readonly SearchMatch[],
  fieldsOf: FieldsOf,
) {
  const loaded = await Promise.all(
    searchSources(types).map((source) => {
      const ids = matches.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
      return ids.length > 0 ? load(source, ids, fieldsOf(source)) : [];
    }),
  );
  const byId = new Map(loaded.flat());
  return matches.flatMap((match) => {
    const found = byId.get(match.id);
    return found ? [{ ...found, match }] : [];
  });
}
