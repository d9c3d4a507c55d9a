import type { TextEdit, TextSelection } from './TextEdit';

/** What begins a line and is no part of its words: quotes, headings, items and their boxes. */
const PREFIX = /^\s*(?:>\s?)*(?:(?:#{1,6}|[-*+]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?/;
const FENCE = /^\s*(?:`{3,}|~{3,})/;
/** A line without words: a box or its end, a rule, or the one below the titles of a table. */
const WORDLESS = /^\s*(?::{3,}.*|[-*_]{3,}|\|?[\s:|-]*-[\s:|-]*)$/;
const ROW = /^\s*\|/;

interface Words {
  start: number;
  end: number;
}

/** The words of a selection, line by line and cell by cell: a mark does not reach over their ends. */
function findWords({ text, start, end }: TextSelection): Words[] {
  const found: Words[] = [];
  let isCode = false;
  let at = text.lastIndexOf('\n', start - 1) + 1;
  for (const line of text.slice(at).split('\n')) {
    if (at > end) break;
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    else if (!isCode && !WORDLESS.test(line)) {
      const prefix = ROW.test(line) ? '' : (PREFIX.exec(line)?.[0] ?? '');
      let from = at + prefix.length;
      const parts = line.slice(prefix.length).split(ROW.test(line) ? /(?<!\\)\|/ : /$^/);
      for (const part of parts) {
        const own = text.slice(Math.max(from, start), Math.min(from + part.length, end));
        const first = Math.max(from, start) + (own.length - own.trimStart().length);
        if (own.trim()) found.push({ start: first, end: first + own.trim().length });
        from += part.length + 1;
      }
    }
    at += line.length + 1;
  }
  return found;
}

/** Whether so many signs have the mark among them: one asterisk is italic, two are bold, three are both. */
const has = (mark: string, count: number) =>
  mark === '*' ? count % 2 === 1 : count >= mark.length;

function countAt(text: string, [sign]: string, isEnd = false): number {
  let count = 0;
  while (text.length > count && text.at(isEnd ? -1 - count : count) === sign) count += 1;
  return count;
}

/** Escaped signs and those in code are no marks. */
const ASTERISKS = /\\.|`[^`]*`|\*+/g;

/** Words without a mark that parts of them have; as they are if it begins or ends outside of them. */
function withoutInner(words: string, mark: string): string {
  const isMark = (run: string) => run.startsWith('*') && has(mark, run.length);
  const runs = [...words.matchAll(ASTERISKS)].filter(([run]) => isMark(run));
  if (!mark.startsWith('*') || runs.length % 2 === 1) return words;
  return words.replace(ASTERISKS, (run) => (isMark(run) ? run.slice(mark.length) : run));
}

interface Change extends Words {
  insert: string;
}

/** The words without the mark, or undefined when not all of them have it. */
function unmark(text: string, { start, end }: Words, mark: string): Change | undefined {
  const size = mark.length;
  const words = text.slice(start, end);
  const around = Math.min(
    countAt(text.slice(0, start), mark, true),
    countAt(text.slice(end), mark),
  );
  if (has(mark, around)) return { start: start - size, end: end + size, insert: words };
  const within = Math.min(countAt(words, mark), countAt(words, mark, true));
  const middle = words.slice(within, -within || undefined);
  if (!middle || !has(mark, within) || withoutInner(middle, mark) !== middle) return undefined;
  return { start, end, insert: words.slice(size, -size) };
}

/** Whether the words of a line begin the mark and do not end it. */
function isOpen(line: string, mark: string): boolean {
  const words = line.slice(PREFIX.exec(line)?.[0].length);
  if (!mark.startsWith('*')) return words.replace(/\\.|`[^`]*`/g, '').includes(mark);
  const runs = [...words.matchAll(ASTERISKS)].filter(([run]) => run.startsWith('*'));
  return runs.filter(([run]) => has(mark, run.length)).length % 2 === 1;
}

/**
 * Puts `mark` on both sides of the words, line by line, or takes it away where all of them have it. Without
 * words, the cursor leaves marked ones that end there, as in a word processor.
 */
export function toggleMark(selected: TextSelection, mark: string, placeholder: string): TextEdit {
  const { text, start, end } = selected;
  const size = mark.length;
  const found = findWords(selected);
  const [first] = found;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (start === end && has(mark, countAt(text.slice(end), mark)) && isOpen(line, mark))
    return { from: end, to: end + size, insert: mark, select: [size, size] };
  if (!first) {
    const insert = `${text.slice(start, end)}${mark}${placeholder}${mark}`;
    const at = end - start + size;
    return { from: start, to: end, insert, select: [at, at + placeholder.length] };
  }
  const unmarked = found.map((words) => unmark(text, words, mark));
  const isMarked = unmarked.every((one) => one !== undefined);
  const changes = found.map((words, at): Change => {
    const bare = unmarked[at];
    if (isMarked && bare) return bare;
    const own = text.slice(words.start, words.end);
    return { ...words, insert: bare ? own : mark + withoutInner(own, mark) + mark };
  });
  const from = changes[0]?.start ?? start;
  let to = from;
  let insert = '';
  for (const change of changes) {
    insert += text.slice(to, change.start) + change.insert;
    to = change.end;
  }
  const edge = isMarked || unmarked.length > 1 ? 0 : size;
  return { from, to, insert, select: [edge, insert.length - edge] };
}
