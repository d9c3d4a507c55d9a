import type { PublicTerm } from '@pressline/shared-api';

/** Whose letters lists sort without accents, and whose syllables by their first letters. */
const TAKEN_APART = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Hangul}]/u;

/** The heading under which a term stands: its first letter, `0–9` for a digit. */
function letterOf(term: string): string {
  const [whole = ''] = term.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  const [first = ''] = TAKEN_APART.test(whole) ? whole.normalize('NFKD') : whole;
  return /\p{L}/u.test(first) ? first.toUpperCase() : '0–9';
}

interface LetterGroup {
  letter: string;
  terms: readonly PublicTerm[];
}

/** Terms by their first letters, both in alphabetical order. */
export function byLetter(terms: readonly PublicTerm[]): LetterGroup[] {
  const groups = new Map<string, PublicTerm[]>();
  for (const term of [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'))) {
    const letter = letterOf(term.term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, found]) => ({ letter, terms: found }));
}

export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;
