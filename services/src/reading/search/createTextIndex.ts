import { createCompaction } from './createCompaction';
import { createDocumentTable } from './createDocumentTable';
import { createVocabulary } from './createVocabulary';
import { matchedWords } from './matchedWords';
import { pack } from './Postings';
import { FIELDS, type SearchText } from './SearchText';
import { scoreQuery } from './scoreQuery';
import type { TextQuery } from './TextQuery';
import { stopWords } from './words/stopWords';
import { tokenize } from './words/tokenize';

export interface TextMatch {
  id: string;
  /** Words of the document that matched. */
  terms: string[];
}

interface FindOptions {
  isWanted?: (id: string) => boolean;
  /** How many at most; all unless given. */
  limit?: number;
  /** Whether to say which words matched: true unless given. */
  hasTerms?: boolean;
}

const PRECISION = 6;
/** Scores that are this much smaller may be equal when they are rounded. */
const ROUNDING = 1 - 10 ** (1 - PRECISION);

function countWords(text: string, isBody: boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokenize(text)) {
    if (isBody && stopWords.has(token)) continue;
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

/** The least score that is among the `limit` best. */
function leastOf(scores: Float64Array, matching: readonly number[], limit: number): number {
  if (matching.length <= limit) return 0;
  const sorted = Float64Array.from(matching, (document) => scores[document] ?? 0).sort();
  return (sorted[sorted.length - limit] ?? 0) * ROUNDING;
}

/** Texts by key, in memory. */
export type TextIndex = ReturnType<typeof createTextIndex>;

export function createTextIndex() {
  const vocabulary = createVocabulary();
  const documents = createDocumentTable();
  const compact = createCompaction(vocabulary, documents);

  function remove(id: string) {
    documents.remove(id);
    compact();
  }

  function add(id: string, text: SearchText) {
    const counts = FIELDS.map((field) => countWords(text[field], field === 'body'));
    const document = documents.add(
      id,
      counts.map(({ size }) => size),
    );
    if (document === undefined) return;
    for (const [field, words] of counts.entries()) {
      for (const [word, count] of words) vocabulary.add(word).add(pack(document, field, count));
    }
  }

  return {
    vocabulary,
    remove,
    has: documents.has,
    /** Live documents. */
    get count() {
      return documents.count;
    },
    /** Adds a document, or replaces the one with its key. */
    put(id: string, text: SearchText) {
      remove(id);
      add(id, text);
    },
    /** Documents that match, best first. Scores that differ by rounding alone are ordered by key. */
    find(
      query: TextQuery,
      {
        isWanted = () => true,
        limit = Number.POSITIVE_INFINITY,
        hasTerms = true,
      }: FindOptions = {},
    ): TextMatch[] {
      const scores = scoreQuery(query, vocabulary, documents);
      const matching: number[] = [];
      for (let document = 0; document < scores.length; document += 1) {
        if (scores[document] && isWanted(documents.idOf(document) ?? '')) matching.push(document);
      }
      const least = leastOf(scores, matching, limit);
      const best = matching
        .filter((document) => (scores[document] ?? 0) >= least)
        .map((document) => ({
          document,
          id: documents.idOf(document) ?? '',
          score: Number(scores[document]?.toPrecision(PRECISION)),
        }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, limit);
      if (!hasTerms) return best.map(({ id }) => ({ id, terms: [] }));
      const chosen = new Set(best.map(({ document }) => document));
      const wordsOf = matchedWords(query, vocabulary, chosen);
      return best.map(({ id, document }) => ({ id, terms: wordsOf(document) }));
    },
  };
}
