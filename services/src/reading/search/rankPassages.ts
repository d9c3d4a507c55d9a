import { byScore } from './rankDocuments';
import type { Concept } from './readQuery';
import { allTerms, conceptValue, fieldsOf, type Has } from './saidIn';
import type { Match, TextIndex } from './TextIndex';

/** The documents whose passages are looked at. */
const CANDIDATES = 20;
/** How much of a word's weight a passage has when the word is not in it but around it. */
const IN_HEADING = 0.9;
const IN_TITLE = 0.6;
const BM25_SHARE = 0.1;
/** A definition answers a question that names one thing alone; others are better answered elsewhere. */
const TERM_WEIGHT = { alone: 1.2, else: 0.7 };
/** From here on a passage is shown; `npm run answers -w bench` measures that. */
export const THRESHOLD = 0.6;

/** How much a passage says of what is asked for, itself and by what stands above it. */
function coverage(
  concepts: readonly Concept[],
  around: Match,
  inText: ReadonlySet<string>,
  inHeading: ReadonlySet<string>,
): number {
  const isNear: Has = (term) => inText.has(term) || inHeading.has(term);
  const isAbove: Has = (term) =>
    isNear(term) || fieldsOf(around, term).some((field) => field !== 'body');
  let covered = 0;
  for (const concept of concepts) {
    const valueIf = (has: Has) => conceptValue(concept, has, around.document);
    const own = valueIf((term) => inText.has(term));
    covered +=
      concept.rarity * Math.max(own, IN_HEADING * valueIf(isNear), IN_TITLE * valueIf(isAbove));
  }
  return covered;
}

/** How much a passage says of what is asked for; it is known by its place in its document. */
export interface RankedPassage {
  score: number;
  match: Match;
  place: number;
}

/** The `limit` passages that say most of what is asked for, best first. */
export function rankPassages(
  index: TextIndex,
  concepts: readonly Concept[],
  found: readonly Match[],
  limit: number,
): RankedPassage[] {
  const { passages } = index;
  const candidates = found.filter((match) => match.passages.length > 0).sort(byScore);
  const total = concepts.reduce((sum, { rarity }) => sum + rarity, 0);
  const asked = passages.asked(allTerms(concepts), index.documentCount);
  const saidIn = (words: readonly number[]) =>
    new Set(words.flatMap((number) => asked.get(number)?.term ?? []));
  const ofTerm = concepts.length === 1 ? TERM_WEIGHT.alone : TERM_WEIGHT.else;
  const ranked: RankedPassage[] = [];
  for (const match of candidates.slice(0, CANDIDATES)) {
    const weight = match.document.kind === 'term' ? ofTerm : 1;
    for (const [place, passage] of match.passages.entries()) {
      const { text, heading } = passage;
      const covered = coverage(concepts, match, saidIn(text), saidIn(heading));
      const bm25 = passages.bm25(passage, 'text', asked) + passages.bm25(passage, 'heading', asked);
      ranked.push({ score: (weight * (covered + BM25_SHARE * bm25)) / total, match, place });
    }
  }
  return ranked.sort((a, b) => b.score - a.score).slice(0, limit);
}
