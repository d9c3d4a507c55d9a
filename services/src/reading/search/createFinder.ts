import type { SearchKind } from '@pressline/shared-api';
import { buildQuery } from './buildQuery';
import { createSynonymTable, type SynonymTable } from './createSynonymTable';
import type { TextIndex, TextMatch } from './createTextIndex';
import { queryChunks, withoutTalk } from './queryChunks';
import { createPinTable, type Pins } from './readPins';

/** With fewer matches, those of the query without its words of talk follow. */
const FEW = 5;

export interface SearchOptions {
  limit: number;
  /** Every kind unless given. */
  kinds?: readonly SearchKind[];
  /** Whether to say which words matched: true unless given. */
  hasTerms?: boolean;
}

interface Wording {
  synonyms: SynonymTable;
  pinOf: Pins;
}

/** Finds documents of an index by synonyms and pins. */
export function createFinder(index: TextIndex) {
  let wording: Wording = { synonyms: createSynonymTable([]), pinOf: createPinTable([]) };

  function find(
    words: string,
    { kinds, isTolerant, ...options }: SearchOptions & { isTolerant?: boolean },
  ) {
    const chunks = queryChunks(words);
    const isWanted = (id: string) => !kinds || kinds.some((kind) => id.startsWith(`${kind}:`));
    const { vocabulary } = index;
    const query = buildQuery(chunks, { vocabulary, synonyms: wording.synonyms, isTolerant });
    return index.find(query, { isWanted, ...options });
  }

  /** What staff pinned to a query, before what its words find. */
  function pinFirst(query: string, found: TextMatch[], { limit, kinds }: SearchOptions) {
    const pin = kinds && !kinds.includes('article') ? undefined : wording.pinOf(query);
    if (!pin || !index.has(pin)) return found;
    const known = found.find(({ id }) => id === pin) ?? { id: pin, terms: [] };
    return [known, ...found.filter(({ id }) => id !== pin)].slice(0, limit);
  }

  function findAsTyped(query: string, options: SearchOptions) {
    const found = find(query, options);
    const shorter = found.length < FEW ? withoutTalk(query) : '';
    if (!shorter) return pinFirst(query, found, options);
    const known = new Set(found.map(({ id }) => id));
    const more = find(shorter, options).filter(({ id }) => !known.has(id));
    return pinFirst(query, [...found, ...more], options).slice(0, options.limit);
  }

  return {
    get synonyms() {
      return wording.synonyms;
    },
    setWording(next: Wording) {
      wording = next;
    },
    find,
    findAsTyped,
  };
}
