import { fold } from './fold';
import { findMeasures } from './measures';

const MAX_TOKEN = 64;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z0-9]{1,64}$/;
/** Punctuation of sentences and Markdown around a chunk; `#10`, `50%` and `C++` keep theirs. */
const EDGES = new Set('"\'“”‘’«»()[]{}<>*_~`¡¿.,;:!?…–—-');
/** Marks that join words to one: such a chunk also matches its words apart. */
const JOINED = /^[\p{L}\p{N}\p{M}'’/_.,:&–-]+$/u;

/** The text between two spaces, folded. */
export interface Chunk {
  text: string;
  words: string[];
  /** Whether its words may also be found apart, as in `print-ready`; not in `a*b`. */
  isJoined: boolean;
}

// A regular expression for the end would take quadratic time for a long run of marks.
function withoutEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGES.has(text.charAt(start))) start += 1;
  while (end > start && EDGES.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function chunkOf(raw: string): Chunk | undefined {
  // Fast path for nearly all of them.
  if (PLAIN.test(raw)) return { text: raw, words: [raw], isJoined: true };
  const chunk = withoutEdges(raw).slice(0, MAX_TOKEN);
  const words = chunk.match(WORD) ?? [];
  const isSearchable = words.length > 0 || /\p{Extended_Pictographic}/u.test(chunk);
  return isSearchable ? { text: chunk, words, isJoined: JOINED.test(chunk) } : undefined;
}

const chunksIn = (folded: string): Chunk[] =>
  folded.split(/\s+/).flatMap((raw) => chunkOf(raw) ?? []);

const foldText = (text: string) => fold(text.normalize('NFC'));

const measureChunk = (word: string): Chunk => ({ text: word, words: [word], isJoined: false });

/** The chunks of a query: those with a letter, a digit or a pictograph; a number with its unit is one. */
export function chunksOf(query: string): Chunk[] {
  const folded = foldText(query);
  const chunks: Chunk[] = [];
  let at = 0;
  for (const { start, end, words } of findMeasures(folded)) {
    chunks.push(...chunksIn(folded.slice(at, start)), ...words.map(measureChunk));
    at = end;
  }
  return [...chunks, ...chunksIn(folded.slice(at))];
}

/** What a text is found by: each word, each chunk that is more than a word, each number with its unit. */
export function tokenize(text: string): string[] {
  const folded = foldText(text);
  const tokens = chunksIn(folded).flatMap(({ text: chunk, words }) =>
    words.length === 1 && words[0] === chunk ? words : [...words, chunk],
  );
  for (const { start, end, words } of findMeasures(folded)) {
    const asWritten = folded.slice(start, end);
    tokens.push(...words.filter((word) => word !== asWritten));
  }
  return tokens;
}
