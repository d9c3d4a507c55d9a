import type { SheetChange } from '@pressline/shared-api';
import { compareTexts, type Piece } from '@pressline/shared-api/compare';
import type { RenderedArticle } from '../../content/articles/renderArticle';

interface Said {
  title: string;
  summary: string;
  rendered: Pick<RenderedArticle, 'text' | 'passages'>;
}

export const MAX_CHANGES = 20;
/** Characters of both texts together; comparing longer ones would keep other readers waiting. */
const MAX_COMPARED = 200_000;
const PATIENCE_MS = 100;
/** Characters around a change that are shown with it, and of the change itself. */
const CONTEXT = 70;
const LONGEST = 400;

/** The text with the cells of each table row on one line; what stands where does not change. */
function withRows({ text, passages }: Said['rendered']): string {
  const rows = passages.filter(({ kind }) => kind === 'row');
  return rows.reduce((all, { start, end }) => {
    const row = all.slice(start, end).replaceAll('\n', '\t');
    return all.slice(0, start) + row + all.slice(end);
  }, text);
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, side } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, side });
    }
  }
  return lines;
}

const isChanged = (line: readonly Piece[]) =>
  line.some(({ side, text }) => side !== 'both' && text.trim());

function shortened({ text, side }: Piece, index: number, { length }: readonly Piece[]): Piece {
  if (side !== 'both')
    return { side, text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text };
  const head = index === 0 ? 0 : CONTEXT;
  const tail = index === length - 1 ? 0 : CONTEXT;
  if (text.length <= head + tail + 1) return { side, text };
  const start = text.slice(0, head).replace(/\S*$/, '');
  const end = tail ? text.slice(-tail).replace(/^\S*/, '') : '';
  return { side, text: `${start}…${end}` };
}

function changesOf(headingAt: (at: number) => string, left: string, right: string): SheetChange[] {
  let at = 0;
  return linesOf(compareTexts(left, right, PATIENCE_MS)).flatMap((line) => {
    const start = at;
    const present = line.filter(({ side }) => side !== 'left');
    if (present.length > 0) at += present.reduce((sum, { text }) => sum + text.length, 1);
    return isChanged(line) ? [{ place: headingAt(start), pieces: line.map(shortened) }] : [];
  });
}

/** What changed between two revisions, in the order of the new text; null when that is too much to compare. */
export function listChanges(former: Said, present: Said): SheetChange[] | null {
  const { text, passages } = present.rendered;
  if (former.rendered.text.length + text.length > MAX_COMPARED) return null;
  const headings = passages.filter(({ kind }) => kind === 'heading');
  const headingAt = (at: number) => {
    const last = headings.findLast(({ start }) => start <= at);
    return last ? text.slice(last.start, last.end) : '';
  };
  return [
    ...changesOf(() => 'Title', former.title, present.title),
    ...changesOf(() => 'Summary', former.summary, present.summary),
    ...changesOf(headingAt, withRows(former.rendered), withRows(present.rendered)),
  ];
}
