import { fold } from './fold';
import type { Concept, Way } from './readQuery';
import type { IndexedDocument } from './searchSources';
import type { Match } from './TextIndex';

/** Whether a text has a word. */
export type Has = (term: string) => boolean;

/** Whether a text has two words (folded) side by side, or joined by a hyphen. */
const hasTogether = (text: string, words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})${words.join('[\\s\\p{Pd}]{1,2}')}(?!\\p{L})`, 'iu').test(fold(text));

/** All texts of a document. */
export const textsOf = ({ text }: IndexedDocument): string[] => Object.values(text);

/** How well an entry of a document says each of the words of a way: 0 unless it has all. */
export function valueOfWay(
  { words, weight, together }: Way,
  has: Has,
  document: IndexedDocument,
): number {
  let sum = 0;
  for (const forms of words) {
    let best = 0;
    for (const [term, value] of forms) if (value > best && has(term)) best = value;
    if (best === 0) return 0;
    sum += best;
  }
  if (together && !textsOf(document).some((text) => hasTogether(text, together))) return 0;
  return (weight * sum) / words.length;
}

/** How well an entry of a document says what is asked for, in its best way. */
export const conceptValue = ({ ways }: Concept, has: Has, document: IndexedDocument): number =>
  ways.reduce((best, way) => Math.max(best, valueOfWay(way, has, document)), 0);

/** The parts of a document that have a word. */
export const fieldsOf = ({ match }: Pick<Match, 'match'>, term: string): readonly string[] =>
  (Object.hasOwn(match, term) && match[term]) || [];

/** The words by which an entry says what is asked for. */
export function termsIn(concepts: readonly Concept[], match: Match): string[] {
  const { document } = match;
  const has: Has = (term) => fieldsOf(match, term).length > 0;
  const ways = concepts.flatMap((concept) =>
    concept.ways.filter((way) => valueOfWay(way, has, document) > 0),
  );
  const terms = ways.flatMap(({ words }) => words.flatMap((forms) => [...forms.keys()]));
  return [...new Set(terms)].filter(has);
}

/** Every word of a query in every form, with how much it counts at most. */
export function allTerms(concepts: readonly Concept[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { words, weight } of concepts.flatMap(({ ways }) => ways)) {
    for (const [term, value] of words.flatMap((forms) => [...forms])) {
      terms.set(term, Math.max(terms.get(term) ?? 0, value * weight));
    }
  }
  return terms;
}
