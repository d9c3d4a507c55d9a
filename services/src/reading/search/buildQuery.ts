import type { SynonymTable } from './createSynonymTable';
import type { Vocabulary } from './createVocabulary';
import { all, any, oneWord, type TextQuery } from './TextQuery';
import type { Chunk } from './words/tokenize';

/** A shorter beginning of a word is looked for in titles and tags only. */
const MIN_PREFIX = 3;
const TELLING_FIELDS = ['title', 'tags'] as const;
/** How many words one typed word may stand for: the most frequent, or the nearest. */
const MAX_BEGINNINGS = 30;
const MAX_NEAR = 15;
const BEGINNING_WEIGHT = 0.4;
const NEAR_WEIGHT = 0.5;
const SYNONYM_WEIGHT = 0.5;
/** How many words of a query may be misspelled: each is compared with all that are known. */
export const MAX_MISSPELLED = 4;

interface QueryOptions {
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
  /** Whether words may be misspelled. */
  isTolerant?: boolean;
}

function singularOf(word: string): string[] {
  if (word.length < 4 || !/^\p{L}+s$/u.test(word) || word.endsWith('ss')) return [];
  return [word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)];
}

/** A word as it is, as a beginning, and in the singular. */
function wordQuery(vocabulary: Vocabulary, word: string): TextQuery {
  if (word.length < 2) return oneWord(word);
  const forms = [word, ...singularOf(word)];
  const beginnings = forms.flatMap((form) => vocabulary.beginningWith(form, MAX_BEGINNINGS));
  const fields = word.length < MIN_PREFIX ? TELLING_FIELDS : undefined;
  return any([
    ...forms.map((form) => oneWord(form)),
    ...beginnings.map((longer) => oneWord(longer, BEGINNING_WEIGHT, fields)),
  ]);
}

const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

/** How many wrong letters a word of this length may have. */
export function allowedEdits(word: string): number {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The word with each two neighbouring letters in the other order. */
export function swappedForms(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => swapped(word, at));
}

/** A word with a few wrong letters, or with two neighbours in the wrong order. */
function misspelledQuery(vocabulary: Vocabulary, word: string): TextQuery {
  const edits = allowedEdits(word);
  if (edits === 0) return wordQuery(vocabulary, word);
  const near = vocabulary.near(word, edits, MAX_NEAR).map((found) => found.word);
  const swaps = swappedForms(word);
  const beginnings = swaps.flatMap((swap) => vocabulary.beginningWith(swap, MAX_NEAR));
  const others = [...new Set([...near, ...swaps, ...beginnings])];
  return any([wordQuery(vocabulary, word), ...others.map((other) => oneWord(other, NEAR_WEIGHT))]);
}

function chunkQuery(
  { text, words, isJoined }: Chunk,
  word: (text: string) => TextQuery,
): TextQuery {
  if (!isJoined || words.length < 2) return word(text);
  return any([word(text), all(words.map(word))]);
}

/** The words of a query that may be misspelled, unknown ones first. */
function likeliestMisspelled(vocabulary: Vocabulary, chunks: readonly Chunk[]): string[] {
  const words = chunks.flatMap((chunk) => [chunk.text, ...chunk.words]);
  const isKnown = (word: string) => Number(Boolean(vocabulary.get(word)?.length));
  const doubtful = [...new Set(words)].filter((word) => allowedEdits(word) > 0);
  return doubtful.sort((a, b) => isKnown(a) - isKnown(b)).slice(0, MAX_MISSPELLED);
}

/** Every chunk of the query must occur, itself or by a synonym. */
export function buildQuery(
  chunks: readonly Chunk[],
  { vocabulary, synonyms, isTolerant = false }: QueryOptions,
): TextQuery {
  const texts = chunks.map(({ text }) => text);
  const doubtful = new Set(isTolerant ? likeliestMisspelled(vocabulary, chunks) : []);
  const word = (text: string) =>
    doubtful.has(text) ? misspelledQuery(vocabulary, text) : wordQuery(vocabulary, text);
  const parts: TextQuery[] = [];
  for (let at = 0; at < chunks.length; ) {
    const found = synonyms.lookUp(texts, at);
    const length = found?.length ?? 1;
    const asTyped = all(chunks.slice(at, at + length).map((chunk) => chunkQuery(chunk, word)));
    const others = (found?.others ?? []).map((words) =>
      all(words.map((other) => oneWord(other, SYNONYM_WEIGHT))),
    );
    parts.push(others.length > 0 ? any([asTyped, ...others]) : asTyped);
    at += length;
  }
  return all(parts);
}
