import type { SearchKind } from '@pressline/shared-api';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { ContentVersion } from '../../store/database/contentVersion';
import { createFinder, type SearchOptions } from './createFinder';
import { createSourceSync } from './createSourceSync';
import { createSynonymTable } from './createSynonymTable';
import { createTextIndex } from './createTextIndex';
import { followContent } from './followContent';
import { keepExact } from './keepExact';
import { queryChunks } from './queryChunks';
import { type Question, readQuestion } from './question/readQuestion';
import { readPins } from './readPins';
import { readSynonyms } from './readSynonyms';
import { type SearchMatch, searchSources } from './searchSources';
import { suggestQuery } from './suggestQuery';
import { any, oneWord } from './TextQuery';
import { phrasesOf } from './words/phrases';

/** How many documents with the words of a phrase are looked into. */
const MAX_PHRASE_CANDIDATES = 200;
/** The kinds of documents that have passages. */
const ANSWERING: readonly SearchKind[] = ['article', 'faq', 'term'];

function toMatch({ id, terms }: { id: string; terms: string[] }): SearchMatch {
  const [kind, documentId = ''] = id.split(':');
  return { kind: kind as SearchKind, id: documentId, terms };
}

/**
 * Finds published articles, FAQs, videos and glossary entries, in memory: beginnings of words, wrong letters, synonyms.
 * The index is built in the background when the content version becomes known, and follows each of its
 * changes.
 */
export type Search = ReturnType<typeof createSearch>;

export function createSearch(types: ResourceTypes, content: ContentVersion, patienceMs?: number) {
  const index = createTextIndex();
  const sources = searchSources(types);
  const syncs = sources.map((source) => createSourceSync(source, index));
  const finder = createFinder(index);
  const { find, findAsTyped } = finder;
  const synchronise = async () => {
    for (const sync of syncs) await sync();
    const [groups, pinOf] = await Promise.all([readSynonyms(types), readPins(types)]);
    finder.setWording({ synonyms: createSynonymTable(groups), pinOf });
  };
  const { isReady } = followContent(content, synchronise, patienceMs);

  /** Documents that have some words of a question, best first. */
  function findAny({ concepts }: Question, limit: number) {
    const words = concepts.flatMap(({ indexed, weight }) =>
      indexed.map((word) => oneWord(word, weight)),
    );
    const isWanted = (id: string) => ANSWERING.some((kind) => id.startsWith(`${kind}:`));
    return index.find(any(words), { isWanted, limit, hasTerms: false });
  }

  return {
    /** Reads a question, and finds the documents whose passages may answer it. */
    async ask(text: string, limit: number) {
      const isPartial = !(await isReady());
      const { vocabulary } = index;
      const question = readQuestion(text, {
        vocabulary,
        synonyms: finder.synonyms,
        count: index.count,
      });
      return { question, isPartial, matches: findAny(question, limit).map(toMatch) };
    },
    /**
     * Documents that match every word of `query`, best first; its characters have no special meaning.
     * Equal queries on equal content give equal orders. The content is that of the current content
     * version, unless `isPartial` says that the index is still being built; such an answer must not be
     * cached. `suggestion`: when nothing matches the words as typed, words that find something.
     */
    async search(query: string, { limit, kinds }: SearchOptions) {
      const words = queryChunks(query).map(({ text }) => text);
      if (words.length === 0) return { matches: [], isPartial: false };
      const isPartial = !(await isReady());
      const phrases = phrasesOf(query);
      if (phrases.length > 0) {
        const candidates = find(query, { limit: MAX_PHRASE_CANDIDATES, kinds }).map(toMatch);
        const matches = await keepExact(sources, candidates, phrases);
        return { isPartial, matches: matches.slice(0, limit) };
      }
      const asTyped = findAsTyped(query, { limit, kinds });
      const found = asTyped.length > 0 ? asTyped : find(query, { limit, kinds, isTolerant: true });
      const finds = (others: string[]) => find(others.join(' '), { limit: 1, kinds }).length > 0;
      return {
        isPartial,
        matches: found.map(toMatch),
        suggestion: asTyped.length > 0 ? undefined : suggestQuery(index.vocabulary, words, finds),
      };
    },
  };
}
