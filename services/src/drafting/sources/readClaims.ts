import type { Nodes, Root } from 'mdast';
import { plainText } from '../../content/articles/plainText';

/** What a text states that must stand in its source to the letter. */
export interface Facts {
  /** Numbers with their units, in order: `350%`, `1.5mm`, `three`. */
  numbers: string[];
  /** Names of products: words with digits, or with capitals inside or in the middle of a sentence. */
  names: string[];
  isNegated: boolean;
  /** The other words that carry meaning, in lower case. */
  words: Set<string>;
}

const UNITS =
  '%|‰|°\\s?[CF]?|[µm]?m|cm|km|in|inch|inches|ft|pt|px|[pdl]pi|k?g|mg|t|g\\/m(?:²|2)|gsm|lb|m?l|ms|s|sec|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?|bar|k?Pa|psi|N|V|A|k?W|[kMG]?Hz|rpm|[KMG]B|€|\\$|percent|Sekunden?|Minuten?|Stunden?|Tagen?|Prozent';
const WORD_NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,-])([-−+±]?\\d+(?:[.,:/]\\d+)*)(?!\\p{L}*\\d)(?:\\s?(${UNITS})(?![\\p{L}\\d]))?|(?<!\\p{L})(${WORD_NUMBERS})(?!\\p{L})(?:\\s(${UNITS})(?!\\p{L}))?`,
  'giu',
);
const NEGATION =
  /(?<!\p{L})(?:not|never|no|none|without|cannot|nicht|nie|niemals|ohne|kein\p{L}*)(?!\p{L})|n[’']t(?!\p{L})/giu;
const WORD = /\p{L}[\p{L}\p{M}\d’'-]*|\d[\d.,]*\p{L}[\p{L}\d-]*/gu;
const LITTLE = new Set(
  'the and for you your its with into from that this then than are was can will has have when der die das und für mit den dem ein eine von sich'.split(
    ' ',
  ),
);

/** Dashes between numbers are those of a range; each of its ends is a number of its own. */
const withRanges = (text: string) => text.replace(/(\d\s?)[-–—](?=\s?\d)/g, '$1 … ');

const isName = (word: string, isFirst: boolean) =>
  /\d/.test(word) || /\p{Ll}\p{Lu}|^\p{Lu}{2}/u.test(word) || (!isFirst && /^\p{Lu}/u.test(word));

/** Reads what a sentence or a row of a table states. */
export function readFacts(text: string): Facts {
  const plain = withRanges(text.normalize('NFKC'));
  const numbers = [...plain.matchAll(NUMBER)].map(([, digits, unit = '', word, wordUnit = '']) =>
    digits
      ? digits.replace('−', '-') + unit.replace(/\s/g, '')
      : `${word?.toLowerCase()}${wordUnit}`,
  );
  const words = [...plain.matchAll(WORD)];
  const names = words.flatMap(({ 0: word, index }) =>
    isName(word, !/[\p{L}\d]/u.test(plain.slice(0, index))) ? [word] : [],
  );
  const meaning = words
    .map(([word]) => word.toLowerCase())
    .filter((word) => word.length > 2 && !LITTLE.has(word));
  return {
    numbers,
    names,
    isNegated: (plain.match(NEGATION)?.length ?? 0) % 2 === 1,
    words: new Set(meaning),
  };
}

/** A sentence or a row of a table that states something that a source must have. */
export interface Claim {
  text: string;
  kind: 'sentence' | 'step' | 'row';
  /** Counts the list that contains a step. */
  list: number;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text; a line without an end is one. */
export const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text.replace(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean);

function statesFact(text: string): boolean {
  const { numbers, names } = readFacts(text);
  return numbers.length > 0 || names.length > 0;
}

/** What a draft claims, in order: each step, and each sentence and row with a number or a name. */
export function readClaims(tree: Root): Claim[] {
  const claims: Claim[] = [];
  let lists = 0;

  function read(node: Nodes, kind: Claim['kind'], list: number): void {
    if (node.type === 'tableRow') {
      const text = node.children.map((cell) => plainText(cell)).join(' ');
      if (readFacts(text).numbers.length > 0) claims.push({ text, kind: 'row', list });
    } else if (node.type === 'paragraph') {
      for (const text of sentencesOf(plainText(node))) {
        if (kind === 'step' || statesFact(text)) claims.push({ text, kind, list });
      }
    } else if ('children' in node) {
      const isSteps = node.type === 'list' && node.ordered === true;
      if (isSteps) lists += 1;
      const own = lists;
      for (const child of node.children) {
        read(child, isSteps ? 'step' : kind, isSteps ? own : list);
      }
    }
  }

  read(tree, 'sentence', 0);
  return claims;
}
