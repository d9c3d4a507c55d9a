import type { SearchKind } from '@pressline/shared-api';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { ContentVersion } from '../../store/database/contentVersion';
import { createSourceSync } from './createSourceSync';
import { createSynonymTable, readSynonyms } from './createSynonymTable';
import { followContent } from './followContent';
import { haveAll, phrasesOf } from './phrases';
import { rankDocuments } from './rankDocuments';
import { rankPassages, THRESHOLD } from './rankPassages';
import { createPinTable, readPins } from './readPins';
import { createQueryReader } from './readQuery';
import { termsIn, textsOf } from './saidIn';
import { type IndexedDocument, searchSources } from './searchSources';
import { suggestQuery } from './suggestQuery';
import { type Match, TextIndex } from './TextIndex';

/** With fewer documents that say all that is asked for, those that say most of it follow. */
const FEW = 5;

/** A document that was found. */
export interface SearchMatch {
  document: IndexedDocument;
  /** The words of its texts (folded) that made it match. */
  terms: readonly string[];
  /** The place of the passage that shows why, if one does. */
  place?: number | undefined;
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
  const index = new TextIndex();
  let synonyms = createSynonymTable([]);
  let pinOf = createPinTable([]);
  const read = createQueryReader(index, () => synonyms);
  const syncs = searchSources(types).map((source) => createSourceSync(source, index));
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
    return [known, ...found.filter((match) => match.document !== document)];
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
        (phrases.length === 0 || haveAll(textsOf(document), phrases));
      const { whole, most, less } = rankDocuments(index, concepts, limit, isWanted);
      const present = (match: Match): SearchMatch => {
        const terms = termsIn(concepts, match);
        return {
          document: match.document,
          terms,
          place: index.passages.placeOf(match.passages, terms),
        };
      };
      const matches = whole.length < FEW ? [...whole, ...most] : whole;
      const ranked = rankPassages(index, concepts, [...whole, ...most, ...less], passages);
      const shown = ranked.map(({ match, place }) => ({ ...present(match), place }));
      const isEnough = (ranked[0]?.score ?? 0) >= THRESHOLD;
      const finds = (words: string) =>
        rankDocuments(index, read(words), 1, isWanted).whole.length > 0;
      return {
        isPartial,
        matches: pinFirst(query, matches.slice(0, limit).map(present), kinds).slice(0, limit),
        best: isEnough ? shown[0] : undefined,
        passages: shown,
        nearest: [...whole, ...most, ...less]
          .map(({ document }) => document)
          .filter(({ kind }) => kind === 'article'),
        suggestion: suggestQuery(index, concepts, finds),
      };
    },
  };
}
