import type { StoredOf } from '../database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';

const MAX_GROUPS = 2_000;

/** The groups of words that stand for each other: those of staff, and the names of glossary terms; without those in `gone`. */
export async function readSynonyms(
  { synonyms, terms }: ResourceTypes,
  gone: readonly string[] = [],
): Promise<string[][]> {
  const [groups, entries] = await Promise.all([
    synonyms.model.find().sort({ wordKey: 1 }).limit(MAX_GROUPS).lean<StoredOf<'synonyms'>[]>(),
    terms.model
      .find()
      .select('term otherNames')
      .sort({ termKey: 1 })
      .limit(MAX_GROUPS)
      .lean<StoredOf<'terms'>[]>(),
  ]);
  const stays = ({ _id }: { _id: unknown }) => !gone.includes(String(_id));
  return [
    ...groups.filter(stays).map(({ word, terms: others }) => [word, ...others]),
    ...entries.filter(stays).map(({ term, otherNames }) => [term, ...otherNames]),
  ];
}
