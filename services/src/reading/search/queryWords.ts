import { type Token, tokensOf } from './fold';

/** Words too frequent to be useful: left out of bodies, and of queries with other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about actually after again against all already also although always am an and any anybody ' +
    'anymore anyone anything anyway are as at be because been before being between both but by ' +
    'can cannot cant could couldnt define definition did didnt do does doesnt doing dont during ' +
    'each either else even ever every everybody everyone everything explain few for from further ' +
    'had has hasnt have havent having he hello her here hers herself hi him himself his how hows ' +
    'i id if ill im in into is isnt it its itself ive just lets many may me might more most much ' +
    'must my myself neither no nobody nor not nothing of ok on once only onto or other others ' +
    'our ours ourselves own per please pls quite rather really same shall shant she should ' +
    'shouldnt since so some somebody someone something sorry still such than thank thanks that ' +
    'thats the their theirs them themselves then there theres these they theyre this those ' +
    'though through to too unless until us very was wasnt we were werent weve what whats when ' +
    'where wheres whether which while who whom whos whose why will with wont would wouldnt yet ' +
    'you your youre yours yourself yourselves youve'
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

/** Equal for queries that the search does not tell apart. */
export const queryKey = (query: string): string =>
  queryTokens(query)
    .map(({ term }) => term)
    .join(' ');

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
