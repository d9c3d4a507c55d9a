import { readDocument, type SearchText } from '../../services/src/reading/search/documents';
import { rankDocuments } from '../../services/src/reading/search/rankDocuments';
import { createQueryReader } from '../../services/src/reading/search/readQuery';
import { FIELDS, SearchIndex } from '../../services/src/reading/search/SearchIndex';
import { importPeer } from './installPeers';

export const PEERS = { '@orama/orama': '3.1.18' };
const LIMIT = 10;

/** Indexes articles, and finds the ten best that have every word, also if it is misspelled. */
interface Engine {
  add(id: string, text: SearchText): unknown;
  find(words: string): string[] | Promise<string[]>;
}

async function ours(): Promise<Engine> {
  const index = new SearchIndex();
  const read = createQueryReader(index, () => () => undefined);
  return {
    add(id, text) {
      const document = {
        key: id,
        kind: 'article',
        text,
        values: { id },
        updatedAt: new Date(),
      } as const;
      index.put(readDocument(document, [{ kind: 'paragraph', start: 0, end: text.body.length }]));
    },
    find: (words) =>
      rankDocuments(index, read(words), () => true)
        .filter(({ rank }) => rank === 2)
        .slice(0, LIMIT)
        .map(({ document }) => document.key),
  };
}

async function orama(folder: string): Promise<Engine> {
  const { create, insert, search } = await importPeer(folder, '@orama/orama');
  const schema = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, 'string']));
  const index = create({ schema });
  const find = async (term: string, tolerance: number): Promise<string[]> => {
    const options = { term, tolerance, threshold: 0, limit: LIMIT, boost: FIELDS };
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

export const engines = { ours, Orama: orama };
export type EngineName = keyof typeof engines;
