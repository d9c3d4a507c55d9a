import type { Concept, Way } from './readQuery';
import { allTerms, fieldsOf, type Has, valueOfWay } from './saidIn';
import type { IndexedDocument } from './searchSources';
import type { Match, TextIndex } from './TextIndex';

/** The share of what is asked for that a document has to say. */
const MOST = 0.65;

export const byScore = (a: Match, b: Match) =>
  b.score - a.score || (a.document.key < b.document.key ? -1 : 1);

/** The `limit` best; sorting many takes longer than finding them. */
function bestOf(found: Match[], limit: number): Match[] {
  if (found.length <= limit) return found.sort(byScore);
  const scores = Float64Array.from(found, ({ score }) => score).sort();
  const least = scores[scores.length - limit] ?? 0;
  const best = found.filter(({ score }) => score >= least);
  return best.sort(byScore).slice(0, limit);
}

const isOneWord = ({ words, together }: Way) => words.length === 1 && !together;

/**
 * The `limit` best documents that say all that is asked for, those that say most of it, and those that
 * say less.
 */
export function rankDocuments(
  index: TextIndex,
  concepts: readonly Concept[],
  limit: number,
  isWanted: (document: IndexedDocument) => boolean = () => true,
) {
  // Nearly all is said by one word: the concepts that each says, as bits.
  const saidBy = new Map<string, number>();
  for (const [at, { ways }] of concepts.entries()) {
    for (const { words } of ways.filter(isOneWord)) {
      for (const term of words[0]?.keys() ?? [])
        saidBy.set(term, (saidBy.get(term) ?? 0) | (1 << at));
    }
  }
  const longer = concepts.map(({ ways }) => ways.filter((way) => !isOneWord(way)));
  const [whole, most, less]: [Match[], Match[], Match[]] = [[], [], []];
  index.forEachMatch(allTerms(concepts), (match) => {
    const { document } = match;
    if (!isWanted(document)) return;
    const has: Has = (term) => fieldsOf(match, term).length > 0;
    let said = 0;
    for (const term in match.match) said |= saidBy.get(term) ?? 0;
    let count = 0;
    for (const [at, ways] of longer.entries()) {
      if (said & (1 << at) || ways.some((way) => valueOfWay(way, has, document) > 0)) count += 1;
    }
    if (count === concepts.length) whole.push(match);
    else (count >= MOST * concepts.length ? most : less).push(match);
  });
  return { whole: bestOf(whole, limit), most: bestOf(most, limit), less: bestOf(less, limit) };
}
