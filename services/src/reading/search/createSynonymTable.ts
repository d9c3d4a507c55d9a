import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredOf } from '../../store/database/createModel';
import { queryTokens } from './queryWords';

const MAX_ALTERNATIVES = 30;

type Words = string[];

const wordsOf = (term: string): Words => queryTokens(term).map(({ term: word }) => word);

/**
 * Staff-managed groups of terms that stand for each other. A term may be in several groups; it stands
 * for the terms of all of them.
 */
export type SynonymTable = ReturnType<typeof createSynonymTable>;

export function createSynonymTable(groups: readonly (readonly string[])[]) {
  const others = new Map<string, Map<string, Words>>();
  let longest = 0;
  for (const group of groups) {
    const terms = group.map(wordsOf).filter((words) => words.length > 0);
    for (const term of terms) {
      longest = Math.max(longest, term.length);
      const key = term.join(' ');
      const known = others.get(key) ?? new Map<string, Words>();
      for (const other of terms) {
        if (known.size < MAX_ALTERNATIVES && other.join(' ') !== key) {
          known.set(other.join(' '), other);
        }
      }
      others.set(key, known);
    }
  }
  return {
    /** The longest term that begins at `words[at]`, and the terms that stand for it. */
    lookUp(words: readonly string[], at: number) {
      for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
        const found = others.get(words.slice(at, at + length).join(' '));
        if (found?.size) return { length, others: [...found.values()] };
      }
      return undefined;
    },
  };
}

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
