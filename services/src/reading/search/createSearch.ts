import type { SearchKind } from '@pressline/shared-api';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { ContentVersion } from '../../store/database/contentVersion';
import { createPassageRanking } from './createPassageRanking';
import { createSourceSync } from './createSourceSync';
import { createSynonymTable, readSynonyms } from './createSynonymTable';
import { hasPhrase, type IndexedDocument } from './documents';
import { spacedWords, tokensOf } from './fold';
import { followContent } from './followContent';
import { rankDocuments } from './rankDocuments';
import { type Pins, readPins } from './readPins';
import { type Concept, createQueryReader } from './readQuery';
import { SearchIndex } from './SearchIndex';

const MAX_PHRASES = 4;
// A quotation mark after a digit means inches.
const PHRASE =
  /(?<![\p{L}\p{N}])["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]+)["\u201c\u201d](?![\p{L}\p{N}])/gu;

/** The parts of a query in quotation marks: a text must have their words side by side. */
const phrasesOf = (query: string): string[] =>
  [...query.matchAll(PHRASE)]
    .map(([, phrase = '']) => spacedWords(tokensOf(phrase)))
    .filter((phrase) => phrase.trim() !== '')
    .slice(0, MAX_PHRASES);

/** With fewer documents that say all that is asked for, those that say most of it follow. */
const FEW = 5;
/** Documents that are looked at for the best passage. */
const CANDIDATES = 50;
/** From here on a passage is shown; `npm run answers -w bench` measures that. */
const THRESHOLD = 0.72;

/** A document that was found. */
export interface SearchMatch {
  document: IndexedDocument;
  /** The words of its texts (folded) that made it match. */
  terms: readonly string[];
  /** The place of the passage that shows why, if one does. */
  place?: number | undefined;
  /** Staff put it first for these words. */
  isPinned?: boolean;
}

/** A passage, by its place in its document. */
export type PassageMatch = SearchMatch & { place: number };

/** What a query finds. */
export interface Found {
  /** Documents that have its words, best first. */
  matches: SearchMatch[];
  /** The passage that says most of it; none unless it says enough. */
  best?: PassageMatch | undefined;
  /** As many as were asked for, best first. */
  passages: PassageMatch[];
  /** Articles that have some of its words, best first. */
  nearest: IndexedDocument[];
  /** When nothing has the words as typed: words that find something. */
  suggestion?: string | undefined;
  /** The index is still being built: the answer must not be cached. */
  isPartial: boolean;
}

interface SearchOptions {
  limit: number;
  /** Every kind unless given. */
  kinds?: readonly SearchKind[] | undefined;
  /** How many of the best passages; one unless given. */
  passages?: number;
}

/**
 * Finds published articles, FAQs, videos and glossary entries, and the passage that answers, in memory
 * and by one ranking. The index is built in the background when the content version becomes known, and
 * follows each of its changes.
 */
export type Search = ReturnType<typeof createSearch>;

export function createSearch(types: ResourceTypes, content: ContentVersion, patienceMs?: number) {
  const index = new SearchIndex();
  let synonyms = createSynonymTable([]);
  let pinOf: Pins = () => undefined;
  const read = createQueryReader(index, () => synonyms);
  const syncs = Object.values(types)
    .filter(({ resource }) => resource.search)
    .map((type) => createSourceSync(type, index));
  const { isReady } = followContent(
    content,
    async () => {
      for (const sync of syncs) await sync();
      const [groups, pins] = await Promise.all([readSynonyms(types), readPins(types)]);
      synonyms = createSynonymTable(groups);
      pinOf = pins;
    },
    patienceMs,
  );

  /** What staff pinned to a query, before what its words find. */
  function pinFirst(query: string, found: SearchMatch[], kinds?: readonly SearchKind[]) {
    const pin = kinds && !kinds.includes('article') ? undefined : pinOf(query);
    const document = pin && index.documentOf(pin);
    if (!document) return found;
    const known = found.find((match) => match.document === document) ?? { document, terms: [] };
    return [{ ...known, isPinned: true }, ...found.filter((match) => match.document !== document)];
  }

  /** What is typed with unknown words replaced by the nearest known ones, or left out. */
  function suggest(concepts: readonly Concept[], isWanted: (document: IndexedDocument) => boolean) {
    if (concepts.every(({ nearest }) => !nearest)) return undefined;
    const words = concepts.flatMap(({ typed, nearest = [typed] }) => nearest[0] ?? []).join(' ');
    const [first] = rankDocuments(index, read(words), isWanted);
    return first?.rank === 2 ? words : undefined;
  }

  return {
    /**
     * What `query` finds; its characters have no special meaning, but what stands in quotation marks
     * has to occur exactly. Equal queries on equal content give equal answers. The content is that of the
     * current content version unless `isPartial`.
     */
    async search(query: string, { limit, kinds, passages = 1 }: SearchOptions): Promise<Found> {
      const isPartial = !(await isReady());
      const concepts = read(query);
      if (concepts.length === 0) return { matches: [], passages: [], nearest: [], isPartial };
      const phrases = phrasesOf(query);
      const isWanted = (document: IndexedDocument) =>
        (!kinds || kinds.includes(document.kind)) &&
        phrases.every((phrase) => hasPhrase(document, phrase));
      const ranked = rankDocuments(index, concepts, isWanted);
      const rankPassages = createPassageRanking(concepts);
      const candidates = ranked.slice(0, CANDIDATES).map(({ document, rank, terms }) => {
        const match = { document, terms: terms.flatMap((term) => term.split(' ')) };
        const inside = rankPassages(document).map((passage) => ({ ...match, ...passage }));
        return { ...match, rank, place: inside[0]?.place, passages: inside };
      });
      const whole = candidates.filter(({ rank }) => rank === 2);
      const most = candidates.filter(({ rank }) => rank > 0);
      const matches = whole.length < FEW ? most : whole;
      // While a word is still being typed, nothing answers it yet.
      const isAsked = concepts.some(({ isWhole }) => isWhole);
      const best = candidates
        .flatMap((candidate) => candidate.passages)
        .sort((a, b) => b.score - a.score)
        .slice(0, passages);
      return {
        isPartial,
        matches: pinFirst(query, matches, kinds).slice(0, limit),
        best: isAsked && (best[0]?.score ?? 0) >= THRESHOLD ? best[0] : undefined,
        passages: best,
        nearest: candidates
          .map(({ document }) => document)
          .filter(({ kind }) => kind === 'article'),
        suggestion: suggest(concepts, isWanted),
      };
    },
  };
}
