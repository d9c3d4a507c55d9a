const EDGE_WORDS = 5;
const PREFIX_WORDS = 3;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const encode = (words: readonly string[]) =>
  encodeURIComponent(words.join(' ')).replace(
    /[-,&]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

/**
 * The text fragment of a passage: browsers scroll to it and mark it. Its beginning and end, each within
 * one line; what is before it where the beginning stands elsewhere, too.
 */
export function textFragment(plainText: string, start: number, end: number): string {
  const lines = plainText
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim());
  const words = wordsOf(lines[0] ?? '');
  const last = wordsOf(lines.at(-1) ?? '');
  const isShort = lines.length === 1 && words.length <= 2 * EDGE_WORDS;
  const first = isShort ? words : words.slice(0, EDGE_WORDS);
  const beginning = first.join(' ');
  const isElsewhere = plainText.slice(0, start).includes(beginning);
  const before = isElsewhere ? wordsOf(plainText.slice(0, start)).slice(-PREFIX_WORDS) : [];
  return [
    ...(before.length > 0 ? [`${encode(before)}-`] : []),
    encode(first),
    ...(isShort ? [] : [encode(last.slice(-EDGE_WORDS))]),
  ].join(',');
}
