import { fold } from './fold';

const MAX_PHRASES = 4;
// A quotation mark after a digit means inches.
const PHRASE =
  /(?<![\p{L}\p{N}])["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]+)["\u201c\u201d](?![\p{L}\p{N}])/gu;

const spaced = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** The parts of a query in quotation marks, folded: a text must have them exactly. */
export const phrasesOf = (query: string): string[] =>
  [...query.matchAll(PHRASE)]
    .map(([, phrase = '']) => spaced(phrase))
    .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
    .slice(0, MAX_PHRASES);

const isWordCharacter = (character: string) => /[\p{L}\p{N}]/u.test(character);

function hasWhole(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const isCut =
      isWordCharacter(text.charAt(at - 1)) || isWordCharacter(text.charAt(at + phrase.length));
    if (!isCut) return true;
  }
  return false;
}

/** Whether each of the phrases occurs in one of the texts, word for word. */
export function haveAll(texts: readonly string[], phrases: readonly string[]): boolean {
  const folded = texts.map(spaced);
  return phrases.every((phrase) => folded.some((text) => hasWhole(text, phrase)));
}
