import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredOf } from '../../store/database/createModel';
import { queryKey } from './queryWords';

const MAX_ALTERNATIVES = 30;
const MAX_GROUPS = 2_000;

/**
 * Finds the longest term that begins at `words[at]`, and the terms that stand for it. A term may be in
 * several groups; it stands for the terms of all of them.
 */
export type Synonyms = ReturnType<typeof createSynonymTable>;

export function createSynonymTable(groups: readonly (readonly string[])[]) {
  const table = new Map<string, Set<string>>();
  let longest = 0;
  for (const group of groups) {
    const terms = group.map(queryKey).filter(Boolean);
    for (const term of terms) {
      const known = table.get(term) ?? new Set();
      for (const other of terms) if (other !== term) known.add(other);
      table.set(term, known);
      longest = Math.max(longest, term.split(' ').length);
    }
  }
  return (words: readonly string[], at: number) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const found = [...(table.get(words.slice(at, at + length).join(' ')) ?? [])];
      const others = found.slice(0, MAX_ALTERNATIVES).map((other) => other.split(' '));
      if (others.length > 0) return { length, others };
    }
    return undefined;
  };
}

/** The groups of words that stand for each other: those of staff, and the names of glossary terms. */
export async function readSynonyms({ synonyms, terms }: ResourceTypes): Promise<string[][]> {
  const [groups, entries] = await Promise.all([
    synonyms.model.find().sort({ wordKey: 1 }).limit(MAX_GROUPS).lean<StoredOf<'synonyms'>[]>(),
    terms.model.find().sort({ termKey: 1 }).limit(MAX_GROUPS).lean<StoredOf<'terms'>[]>(),
  ]);
  return [
    ...groups.map(({ word, terms: others }) => [word, ...others]),
    ...entries.map(({ term, otherNames }) => [term, ...otherNames]),
  ];
}
