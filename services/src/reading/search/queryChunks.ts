import { TALK } from './question/askingWords';
import { stopWords } from './words/stopWords';
import { type Chunk, chunksOf } from './words/tokenize';

/** Words of a query that count; a longer one is cut. */
const MAX_CHUNKS = 12;

// Text copied from PDFs and chats has ligatures, soft hyphens and invisible marks.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const AMOUNT: ReadonlySet<string> = new Set(['much', 'many']);

/** A query without words that people ask with and texts rarely have. */
export function withoutTalk(query: string): string {
  const kept = queryChunks(query).filter(({ text }) => !TALK.has(text) && !AMOUNT.has(text));
  return kept.map(({ text }) => text).join(' ');
}

/** The chunks that a query is about, each once. */
export function queryChunks(query: string): Chunk[] {
  const byText = new Map(
    chunksOf(query.normalize('NFKC').replace(INVISIBLE, '')).map((chunk) => [chunk.text, chunk]),
  );
  const chunks = [...byText.values()];
  const telling = chunks.filter(({ text }) => !stopWords.has(text));
  return (telling.length > 0 ? telling : chunks).slice(0, MAX_CHUNKS);
}
