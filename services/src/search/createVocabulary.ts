import SearchableMap from 'minisearch/SearchableMap';

interface NearWord {
  word: string;
  /** Letters to insert, delete or replace. */
  edits: number;
}

/** The words of all texts, each with how often it was added. Words are never taken out. */
export interface Vocabulary {
  add(word: string): void;
  /** Other words that begin with `beginning`, most frequent first. */
  beginningWith(beginning: string, limit: number): string[];
  /** Known words with at most `edits` wrong letters: nearest first, then most frequent. */
  near(word: string, edits: number, limit: number): NearWord[];
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);

export function createVocabulary(): Vocabulary {
  const counts = new SearchableMap<number>();
  return {
    add(word) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    beginningWith(beginning, limit) {
      return [...counts.atPrefix(beginning).entries()]
        .filter(([word]) => word !== beginning)
        .sort((a, b) => b[1] - a[1] || byName(a[0], b[0]))
        .slice(0, limit)
        .map(([word]) => word);
    },
    near(word, edits, limit) {
      return [...counts.fuzzyGet(word, edits)]
        .map(([known, [count, distance]]) => ({ word: known, edits: distance, count }))
        .sort((a, b) => a.edits - b.edits || b.count - a.count || byName(a.word, b.word))
        .slice(0, limit)
        .map(({ word: known, edits: distance }) => ({ word: known, edits: distance }));
    },
  };
}
