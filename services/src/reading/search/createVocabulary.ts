import SearchableMap from 'minisearch/SearchableMap';
import { Postings } from './Postings';

interface NearWord {
  word: string;
  /** Letters to insert, delete or replace. */
  edits: number;
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** The words of all texts, each with where it occurs. Words are never taken out. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

export function createVocabulary() {
  const words = new SearchableMap<Postings>();
  const lists: Postings[] = [];
  return {
    /** Every word's occurrences, in a steady order to which new words are added at the end. */
    lists: lists as readonly Postings[],
    /** Occurrences of a word; none for an unknown one. */
    get: (word: string): Postings | undefined => words.get(word),
    add(word: string): Postings {
      const known = words.get(word);
      if (known) return known;
      const postings = new Postings();
      words.set(word, postings);
      lists.push(postings);
      return postings;
    },
    /** Other words that begin with `beginning`, most frequent first. */
    beginningWith(beginning: string, limit: number): string[] {
      return [...words.atPrefix(beginning).entries()]
        .filter(([word, { length }]) => word !== beginning && length > 0)
        .sort((a, b) => b[1].length - a[1].length || byName(a[0], b[0]))
        .slice(0, limit)
        .map(([word]) => word);
    },
    /** Known words with at most `edits` wrong letters: nearest first, then most frequent. */
    near(word: string, edits: number, limit: number): NearWord[] {
      return [...words.fuzzyGet(word, edits)]
        .map(([known, [{ length }, distance]]) => ({ word: known, edits: distance, length }))
        .filter(({ length }) => length > 0)
        .sort((a, b) => a.edits - b.edits || b.length - a.length || byName(a.word, b.word))
        .slice(0, limit)
        .map(({ word: known, edits: distance }) => ({ word: known, edits: distance }));
    },
  };
}
