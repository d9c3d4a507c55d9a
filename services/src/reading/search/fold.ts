import { findGrouped, findNumbers, type NumberPlace } from './numbers';

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
/** ASCII as CJK fonts have it; each character is as long. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Characters that are segmented at once: each word takes as long as all of them. */
const MAX_RUN = 500;
/** What follows a word tells where it ends. */
const LOOKAHEAD = 50;

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
export interface Token extends NumberPlace {
  /** The words of a joined spelling, which may also be written apart; some may be joined themselves. */
  parts: readonly Token[];
}

function addWord(tokens: Token[], text: string, start: number): void {
  const term = fold(text).slice(0, MAX_TERM);
  if (term) tokens.push({ start, end: start + text.length, term, parts: [] });
}

/** The words of a run without spaces, which may be as long as a text. */
function addSegments(tokens: Token[], run: string, start: number): void {
  for (let from = 0; from < run.length; ) {
    const piece = run.slice(from, from + MAX_RUN);
    const until = from + MAX_RUN < run.length ? MAX_RUN - LOOKAHEAD : MAX_RUN;
    let next = from;
    for (const { segment, index, isWordLike } of segmenter.segment(piece)) {
      if (index >= until) break;
      if (isWordLike) addWord(tokens, segment, start + from + index);
      next += segment.length;
    }
    from = next;
  }
}

function wordsIn(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.slice(from, to).matchAll(WORD)) {
    const start = from + index;
    if (SPACELESS.test(word)) addSegments(tokens, word, start);
    else addWord(tokens, word, start);
  }
  return tokens;
}

const isDigit = (character: string) => /\d/.test(character);

/**
 * Words with joints between them become one; between digits the joint stays, so that 1/8 is not 18.
 * Within it, a slash may stand between such words: the `e-mail` of `e-mail/fax`.
 */
function join(text: string, words: readonly Token[], isInner = false): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at] as Token;
    let { term, end } = first;
    let next = at + 1;
    for (; next < Math.min(words.length, at + MAX_JOINED); next += 1) {
      const word = words[next] as Token;
      const joint = text.slice(end, word.start);
      const isNumber = isDigit(term.slice(-1)) && isDigit(word.term.charAt(0));
      const isBetween = joint === ',' || (isInner && joint === '/');
      if (!JOINT.test(joint) || (isBetween && !isNumber)) break;
      term += isNumber ? joint.replace(',', '.').replace(/[‐‑–]/, '-') + word.term : word.term;
      end = word.end;
    }
    const run = words.slice(at, next);
    const inner = isInner ? run : join(text, run, true);
    const parts = inner.length > 1 ? inner : run;
    const whole = { start: first.start, end, term: term.slice(0, MAX_TERM), parts };
    joined.push(parts.length > 1 ? whole : first);
    at = next;
  }
  return joined;
}

function readTokens(
  text: string,
  numbers: readonly NumberPlace[],
  from: number,
  to: number,
): Token[] {
  const tokens: Token[] = [];
  let at = from;
  for (const number of numbers) {
    const { start, end, isMeasure } = number;
    const isSecond = tokens.at(-1)?.end === end;
    if (start >= at) tokens.push(...join(text, wordsIn(text, at, start)));
    else if (!isMeasure) continue;
    const parts = isMeasure
      ? readTokens(text, findGrouped(text, start, end), start, end)
      : wordsIn(text, start, end);
    tokens.push({ ...number, parts: isSecond ? [] : parts });
    at = Math.max(at, end);
  }
  return [...tokens, ...join(text, wordsIn(text, at, to))];
}

/**
 * The words of a text or a query, in order. Joined spellings are one token with parts, so that
 * `pre-press`, `prepress` and `pre press` find each other.
 */
export function tokensOf(given: string): Token[] {
  const text = given.replace(FULL_WIDTH, (character) => character.normalize('NFKC'));
  return readTokens(text, findNumbers(text), 0, text.length);
}

/** The single words of a token. */
export const leavesOf = (token: Token): Token[] =>
  token.parts[0] ? token.parts.flatMap(leavesOf) : [token];

const joinedOf = ({ term, parts }: Token): string[] =>
  parts[0] ? [term, ...parts.flatMap(joinedOf)] : [];

const withSpaces = (words: readonly string[]) => ['', ...words, ''].join(' ');

/** The words of a text, one space before and after each, so that words side by side can be looked for. */
export const spacedWords = (tokens: readonly Token[]): string =>
  withSpaces(tokens.flatMap(leavesOf).map(({ term }) => term));

/** Those, and joined spellings after them. */
export function wordsOf(tokens: readonly Token[]): string {
  const joined = tokens.flatMap(joinedOf);
  return joined[0] ? spacedWords(tokens) + withSpaces(joined) : spacedWords(tokens);
}
