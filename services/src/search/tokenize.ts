import { fold } from './fold';

const MAX_TOKEN = 64;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PLAIN = /^[a-z0-9]{1,64}$/;
/** Punctuation of sentences and Markdown around a chunk; `#10`, `50%` and `C++` keep theirs. */
const EDGES = new Set('"\'“”‘’«»()[]{}<>*_~`¡¿.,;:!?…–—-');
/** Marks that join words to one: such a chunk also matches its words apart. */
const JOINED = /^[\p{L}\p{N}\p{M}'’/_.,:&–-]+$/u;

/** What stands between two spaces, folded. */
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

/** The searchable chunks of a text: those with a letter, a digit or a pictograph. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const raw of fold(text.normalize('NFC')).split(/\s+/)) {
    // Fast path for nearly all of them.
    if (PLAIN.test(raw)) {
      chunks.push({ text: raw, words: [raw], isJoined: true });
      continue;
    }
    const chunk = withoutEdges(raw).slice(0, MAX_TOKEN);
    const words = chunk.match(WORD) ?? [];
    const isSearchable = words.length > 0 || /\p{Extended_Pictographic}/u.test(chunk);
    if (isSearchable) chunks.push({ text: chunk, words, isJoined: JOINED.test(chunk) });
  }
  return chunks;
}

/** What a text is found by: each word, and each chunk that is more than a word. */
export function tokenize(text: string): string[] {
  return chunksOf(text).flatMap(({ text: chunk, words }) =>
    words.length === 1 && words[0] === chunk ? words : [...words, chunk],
  );
}
