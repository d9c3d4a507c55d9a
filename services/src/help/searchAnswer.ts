import type { SearchHit } from '@pressline/shared-api';
import { Types, trusted } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';
import { serializePublic } from '../resource/serialize';
import type { SearchMatch } from '../search/createSearch';
import { findMarks, makeSnippet } from '../search/markText';
import { type SearchSource, searchSources } from '../search/searchSources';

/** Reads what readers may see; the index may be a moment behind. */
async function loadDocuments({ model, resource, filter, fields }: SearchSource, ids: string[]) {
  const found = await model
    .find({ ...filter, _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) })
    .select([...resource.publicFields, ...fields, 'createdAt', 'updatedAt', 'version'])
    .lean<StoredDocument[]>();
  return found.map((stored) => [stored._id.toHexString(), stored] as const);
}

/** The public documents behind what the search found, in its order, each with what matched. */
export async function presentMatches(
  types: ResourceTypes,
  matches: readonly SearchMatch[],
): Promise<SearchHit[]> {
  const sources = new Map(searchSources(types).map((source) => [source.kind, source]));
  const loaded = await Promise.all(
    [...sources.values()].map((source) => {
      const ids = matches.filter(({ kind }) => kind === source.kind).map(({ id }) => id);
      return ids.length > 0 ? loadDocuments(source, ids) : [];
    }),
  );
  const byId = new Map(loaded.flat());
  return matches.flatMap(({ kind, id, terms }) => {
    const stored = byId.get(id);
    const source = sources.get(kind);
    if (!stored || !source) return [];
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
