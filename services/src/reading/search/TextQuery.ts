import type { SearchField } from './SearchText';

/** One word as it occurs in texts; `weight` multiplies its score. */
export interface WordQuery {
  word: string;
  weight: number;
  /** The parts in which it is looked for: all unless given. */
  fields?: readonly SearchField[];
}

/** What a text must have: a word, all of several things, or any of them. */
export type TextQuery = WordQuery | { all: readonly TextQuery[] } | { any: readonly TextQuery[] };

export const all = (parts: readonly TextQuery[]): TextQuery => ({ all: parts });
export const any = (parts: readonly TextQuery[]): TextQuery => ({ any: parts });
export const oneWord = (word: string, weight = 1, fields?: readonly SearchField[]): WordQuery => ({
  word,
  weight,
  ...(fields && { fields }),
});
