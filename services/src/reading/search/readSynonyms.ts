import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredOf } from '../../store/database/createModel';

const MAX_GROUPS = 2_000;

/** The groups of words that stand for each other: those of staff, and the names of glossary terms. */
export async function readSynonyms({ synonyms, terms }: ResourceTypes): Promise<string[][]> {
  const [groups, entries] = await Promise.all([
    synonyms.model.find().sort({ wordKey: 1 }).limit(MAX_GROUPS).lean<StoredOf<'synonyms'>[]>(),
    terms.model
      .find()
      .select('term otherNames')
      .sort({ termKey: 1 })
      .limit(MAX_GROUPS)
      .lean<StoredOf<'terms'>[]>(),
  ]);
  return [
    ...groups.map(({ word, terms: others }) => [word, ...others]),
    ...entries.map(({ term, otherNames }) => [term, ...otherNames]),
  ];
}
