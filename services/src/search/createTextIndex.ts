import MiniSearch, { type Query } from 'minisearch';
import { createVocabulary, type Vocabulary } from './createVocabulary';
import { FIELD_WEIGHTS, type SearchText } from './SearchText';
import { stopWords } from './stopWords';
import { tokenize } from './tokenize';

interface IndexedText extends SearchText {
  id: string;
}

interface TextMatch {
  id: string;
  /** Words of the document that matched. */
  terms: string[];
}

interface FindOptions {
  isWanted?: (id: string) => boolean;
  /** With this many matches outside the bodies, the bodies are not looked at. */
  enough?: number;
}

/** Texts by key, in memory. */
export interface TextIndex {
  readonly vocabulary: Vocabulary;
  /** Adds a document, or replaces the one with its key. */
  put(id: string, text: SearchText): void;
  drop(id: string): void;
  /** Documents that match, best first. Scores that differ by rounding alone are ordered by key. */
  find(query: Query, options?: FindOptions): TextMatch[];
}

const PRECISION = 6;
/** The parts that weigh more than a body, and have far fewer words. */
const HEAD = ['title', 'tags', 'summary'];

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary();

  function tokensOf(text: string, field?: string): string[] {
    const tokens = tokenize(text);
    const told = field === 'body' ? tokens.filter((token) => !stopWords.has(token)) : tokens;
    for (const token of new Set(told)) vocabulary.add(token);
    return told;
  }

  const index = new MiniSearch<IndexedText>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: tokensOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_WEIGHTS,
      combineWith: 'AND',
      // The leaves of a query are single terms already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });

  return {
    vocabulary,
    put(id, text) {
      const document = { ...text, id };
      if (index.has(id)) index.replace(document);
      else index.add(document);
    },
    drop(id) {
      if (index.has(id)) index.discard(id);
    },
    find(query, { isWanted = () => true, enough = Number.POSITIVE_INFINITY } = {}) {
      const filter = ({ id }: { id: string }) => isWanted(id);
      const inHeads =
        enough < index.documentCount ? index.search(query, { filter, fields: HEAD }) : [];
      const found = inHeads.length < enough ? index.search(query, { filter }) : inHeads;
      return found
        .map(({ id, score, terms }) => ({
          id: String(id),
          terms,
          score: Number(score.toPrecision(PRECISION)),
        }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .map(({ id, terms }) => ({ id, terms }));
    },
  };
}
