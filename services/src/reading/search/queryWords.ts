import { type Token, tokensOf } from './fold';
import { stopWords } from './stopWords';

/** Words of a query that count; a longer one is cut. */
const MAX_WORDS = 12;

/** The words that a query is about, each once. */
export function queryTokens(query: string): Token[] {
  const tokens = [...new Map(tokensOf(query).map((token) => [token.term, token])).values()];
  const telling = tokens.filter(({ term }) => !stopWords.has(term));
  return (telling.length > 0 ? telling : tokens).slice(0, MAX_WORDS);
}

/** How many wrong letters a word of this length may have. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

/** The word with each two neighbouring letters in the other order. */
export const swappedForms = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => swapped(word, at));
