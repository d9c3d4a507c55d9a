import type { IndexedDocument } from './documents';
import type { Concept, Terms } from './readQuery';
import type { SearchIndex } from './SearchIndex';

/** The share of what is asked for that a document has to say. */
const MOST = 0.65;

/** A document that has some of the words of a query. */
export interface Match {
  document: IndexedDocument;
  score: number;
  /** The concepts that it says, as bits. */
  said: number;
  /** 2 when it says all that is asked for, 1 when it says most of it. */
  rank: number;
  /** The words by which it may say it. */
  terms: readonly string[];
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
}

/** Every word of a query in every form, with how much it counts at most, and the concepts that it says alone. */
function allTerms(concepts: readonly Concept[]) {
  const terms = new Map<string, { weight: number; said: number }>();
  for (const [at, { ways }] of concepts.entries()) {
    for (const { words, weight } of ways) {
      for (const [term, value] of words.flatMap((forms) => [...forms])) {
        const known = terms.get(term) ?? { weight: 0, said: 0 };
        known.weight = Math.max(known.weight, value * weight);
        if (words.length === 1) known.said |= 1 << at;
        terms.set(term, known);
      }
    }
  }
  return terms;
}

/** The documents that have each of some words in one of its forms. */
function holdersOfAll(index: SearchIndex, words: readonly Terms[]): Set<IndexedDocument> {
  const holders = words.map((forms) => {
    const documents = new Set<IndexedDocument>();
    for (const term of forms.keys())
      index.forEachHolder(term, (document) => documents.add(document));
    return documents;
  });
  const [first, ...others] = holders;
  return new Set([...(first ?? [])].filter((one) => others.every((other) => other.has(one))));
}

/** The documents that have words of a query: those that say all that is asked for, most of it, less; best first. */
export function rankDocuments(
  index: SearchIndex,
  concepts: readonly Concept[],
  isWanted: (document: IndexedDocument) => boolean,
): Match[] {
  const found = new Map<IndexedDocument, Match>();
  const asked = allTerms(concepts);
  const terms = [...asked].filter(([, { said }]) => said > 0).map(([term]) => term);
  for (const [term, { weight, said }] of asked) {
    index.forEachHolder(term, (document, score) => {
      const match = found.get(document);
      if (match) {
        match.score += weight * score;
        match.said |= said;
      } else found.set(document, { document, score: weight * score, said, rank: 0, terms });
    });
  }
  for (const [at, { ways }] of concepts.entries()) {
    for (const { words } of ways.filter((way) => way.words.length > 1)) {
      const forms = words.flatMap((word) => [...word.keys()]);
      for (const document of holdersOfAll(index, words)) {
        const match = found.get(document) as Match;
        match.said |= 1 << at;
        match.terms = [...match.terms, ...forms];
      }
    }
  }
  const matches = [...found.values()].filter(({ document }) => isWanted(document));
  for (const match of matches) {
    const share = countBits(match.said) / concepts.length;
    if (share >= MOST) match.rank = share === 1 ? 2 : 1;
  }
  return matches.sort(
    (a, b) => b.rank - a.rank || b.score - a.score || (a.document.key < b.document.key ? -1 : 1),
  );
}
