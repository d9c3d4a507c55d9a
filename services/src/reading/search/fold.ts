import { findMeasures } from './measures';

const MAX_TERM = 64;
/** Words that a joint spelling may consist of. */
const MAX_JOINED = 8;
/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ħ: 'h', ı: 'i', ς: 'σ' },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const WORD = /[\p{L}\p{N}\p{M}\p{DI}]+|\p{Extended_Pictographic}/gu;
/** What joins words to one that may also be written without it. */
const JOINT = /^[-‐‑–'’/_.,&]$/;
/** Scripts that put no space between words. */
const SPACELESS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const GROUPED = /(?<![\p{N}.,])[1-9]\d{0,2}(?:[,.'’ \u00a0\u2009\u202f]\d{3})+(?![\p{N}])/gu;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** One spelling for all that are read as the same: without case, accents, ligatures and invisible marks. */
export function fold(text: string): string {
  // Nearly all words.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{DI}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** What a text is found by, and where it stands in the text as it is written. */
export interface Token {
  start: number;
  end: number;
  term: string;
  /** The words of a joined spelling, which may also be written apart. */
  parts: readonly Token[];
  /** A number with its unit: its parts alone do not say it. */
  isMeasure?: boolean;
}

function addWord(tokens: Token[], text: string, start: number): void {
  const term = fold(text).slice(0, MAX_TERM);
  if (term) tokens.push({ start, end: start + text.length, term, parts: [] });
}

function wordsIn(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD)) {
    const start = from + index;
    if (SPACELESS.test(word)) {
      for (const part of segmenter.segment(word)) {
        if (part.isWordLike) addWord(tokens, part.segment, start + part.index);
      }
    } else addWord(tokens, word, start);
  }
  return tokens;
}

const isDigit = (character: string) => /\d/.test(character);

/** Words with joints between them become one; between digits the joint stays, so that 1/8 is not 18. */
function join(text: string, words: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at] as Token;
    let { term, end } = first;
    let next = at + 1;
    for (; next < Math.min(words.length, at + MAX_JOINED); next += 1) {
      const word = words[next] as Token;
      const joint = text.slice(end, word.start);
      if (!JOINT.test(joint)) break;
      const isNumber = isDigit(term.slice(-1)) && isDigit(word.term.charAt(0));
      if (joint === ',' && !isNumber) break;
      term += isNumber ? joint.replace(',', '.').replace(/[‐‑–]/, '-') + word.term : word.term;
      end = word.end;
    }
    const parts = words.slice(at, next);
    const whole = { start: first.start, end, term: term.slice(0, MAX_TERM), parts };
    joined.push(parts.length > 1 ? whole : first);
    at = next;
  }
  return joined;
}

/** Numbers with units and numbers with separators, each as one token. */
const numbersIn = (text: string): Omit<Token, 'parts'>[] =>
  /\d/.test(text)
    ? [
        ...findMeasures(text).flatMap(({ start, end, words }) =>
          words.map((term) => ({ start, end, term, isMeasure: true })),
        ),
        ...[...text.matchAll(GROUPED)].map(({ 0: number, index }) => ({
          start: index,
          end: index + number.length,
          term: number.replace(/\D/g, ''),
        })),
      ].sort((a, b) => a.start - b.start || b.end - a.end)
    : [];

/**
 * The words of a text or a query, in order. Joined spellings are one token with parts, so that
 * `pre-press`, `prepress` and `pre press` find each other.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const number of numbersIn(text)) {
    const parts = tokens.at(-1)?.end === number.end ? [] : wordsIn(text, number.start, number.end);
    if (number.start >= at) tokens.push(...join(text, wordsIn(text, at, number.start)));
    else if (!number.isMeasure) continue;
    tokens.push({ ...number, parts });
    at = Math.max(at, number.end);
  }
  return [...tokens, ...join(text, wordsIn(text, at, text.length))];
}

const withSpaces = (words: readonly string[]) => ['', ...words, ''].join(' ');

/** The words of a text, one space before and after each, so that words side by side can be looked for. */
export const spacedWords = (tokens: readonly Token[]): string =>
  withSpaces(tokens.flatMap(({ term, parts }) => (parts[0] ? parts.map((one) => one.term) : term)));

/** Those, and joined spellings after them. */
export function wordsOf(tokens: readonly Token[]): string {
  const joined = tokens.flatMap(({ term, parts }) => (parts[0] ? term : []));
  return joined[0] ? spacedWords(tokens) + withSpaces(joined) : spacedWords(tokens);
}
