import { type Token, tokensOf } from './fold';

/** Words too frequent to be useful: left out of bodies, and of queries with other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about actually again all already also always am an and any anybody anyone anything are as at be ' +
    'because been being but by can cannot cant could couldnt define definition did didnt do does doesnt doing dont each ' +
    'else even ever every everybody everyone everything explain for from had has hasnt have havent having he ' +
    'hello her here hi him his how hows i id if ill im in into is isnt it its ive just lets many me ' +
    'more most much my no nobody not nothing of ok on or our ours please pls really she should ' +
    'shouldnt so somebody someone something sorry such than thank thanks that thats the their them ' +
    'then there theres these they theyre this those to too us very was wasnt we were werent weve what ' +
    'whats when where wheres which while who whos whose why will with wont would wouldnt you your youre ' +
    'youve yours'
  ).split(' '),
);

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
