import { buildQuery } from '../../services/src/reading/search/buildQuery';
import { createSynonymTable } from '../../services/src/reading/search/createSynonymTable';
import { createTextIndex } from '../../services/src/reading/search/createTextIndex';
import { queryChunks } from '../../services/src/reading/search/queryChunks';
import {
  FIELD_WEIGHTS,
  FIELDS,
  type SearchText,
} from '../../services/src/reading/search/SearchText';
import { importPeer } from './installPeers';

export const PEERS = { minisearch: '7.2.0', '@orama/orama': '3.1.18' };
const LIMIT = 10;

/** Indexes articles, and finds the ten best that have every word: as typed, and misspelled if there is none. */
interface Engine {
  add(id: string, text: SearchText): unknown;
  find(words: string): string[] | Promise<string[]>;
}

async function ours(): Promise<Engine> {
  const index = createTextIndex();
  const synonyms = createSynonymTable([]);
  const find = (words: string, isTolerant: boolean) => {
    const { vocabulary } = index;
    const query = buildQuery(queryChunks(words), { vocabulary, synonyms, isTolerant });
    return index.find(query, { limit: LIMIT }).map(({ id }) => id);
  };
  return {
    add: index.put,
    find(words) {
      const asTyped = find(words, false);
      return asTyped.length > 0 ? asTyped : find(words, true);
    },
  };
}

async function miniSearch(folder: string): Promise<Engine> {
  const { default: MiniSearch } = await importPeer(folder, 'minisearch');
  const index = new MiniSearch({
    fields: [...FIELDS],
    searchOptions: { boost: FIELD_WEIGHTS, combineWith: 'AND', prefix: true },
  });
  const find = (words: string, options = {}): string[] =>
    index
      .search(words, options)
      .slice(0, LIMIT)
      .map(({ id }: { id: string }) => id);
  return {
    add: (id, text) => index.add({ id, ...text }),
    find(words) {
      const asTyped = find(words);
      return asTyped.length > 0 ? asTyped : find(words, { fuzzy: 0.25 });
    },
  };
}

async function orama(folder: string): Promise<Engine> {
  const { create, insert, search } = await importPeer(folder, '@orama/orama');
  const schema = Object.fromEntries(FIELDS.map((field) => [field, 'string']));
  const index = create({ schema });
  const find = async (term: string, tolerance: number): Promise<string[]> => {
    const options = { term, tolerance, threshold: 0, limit: LIMIT, boost: FIELD_WEIGHTS };
    const { hits } = await search(index, options);
    return hits.map(({ id }: { id: string }) => id);
  };
  return {
    add: (id, text) => insert(index, { id, ...text }),
    async find(words) {
      const asTyped = await find(words, 0);
      return asTyped.length > 0 ? asTyped : find(words, 2);
    },
  };
}

export const engines = { ours, MiniSearch: miniSearch, Orama: orama };
export type EngineName = keyof typeof engines;
