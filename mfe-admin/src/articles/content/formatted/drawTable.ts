import { Decoration } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { cellsOf } from '../tables/Table';
import type { Draft } from './Draft';

/** How many rows say how wide the columns are: more would cost time with each key. */
const MEASURED_ROWS = 100;
const [MIN_SHARE, MAX_SHARE] = [8, 40];
const atom = Decoration.mark({});
const pipe = (column: number) =>
  Decoration.mark({ class: 'fm-pipe', attributes: { style: `grid-column: ${2 * column + 1}` } });

const ALIGNMENTS: readonly (readonly [RegExp, string])[] = [
  [/^:.*:$/, 'center'],
  [/:$/, 'end'],
];

/** The columns of the grid, each with a track without width for the pipe before it. */
function columnsOf(rows: readonly string[]): string[] {
  const lengths: number[] = [];
  for (const row of rows.slice(0, MEASURED_ROWS)) {
    for (const [column, { from, to }] of cellsOf(row, 0).entries())
      lengths[column] = Math.max(lengths[column] ?? MIN_SHARE, Math.min(MAX_SHARE, to - from));
  }
  return lengths.map((length) => `0 minmax(5.5rem, ${length}fr)`);
}

/** As on the page, many columns are wider than a phone. */
const widthOf = (columns: number): string => {
  if (columns > 5) return '52rem';
  return columns > 2 ? '34rem' : '0';
};

/** A table as a grid: each line is a row, whose cells stay text. */
export function drawTable(draft: Draft, table: SyntaxNode): void {
  const { doc } = draft.state;
  const first = doc.lineAt(table.from);
  const last = doc.lineAt(table.to);
  const measured = Math.min(last.number, first.number + MEASURED_ROWS);
  const texts = Array.from(
    { length: measured - first.number + 1 },
    (_, index) => doc.line(first.number + index).text,
  );
  const [titles = '', delimiters = '', ...body] = texts;
  const columns = columnsOf([titles, ...body]);
  const width = cellsOf(titles, 0).length;
  const alignments = cellsOf(delimiters, 0).map(({ from, to }) => {
    const [, alignment = 'start'] =
      ALIGNMENTS.find(([pattern]) => pattern.test(delimiters.slice(from, to))) ?? [];
    return alignment;
  });
  const style = `--columns: ${columns.slice(0, width).join(' ')} 0; --width: ${widthOf(width)}`;

  draft.eachLine(table.from, table.to, (look, start) => {
    const line = doc.lineAt(start);
    if (line.number === first.number + 1) {
      look.classes.add('fm-delimiters');
      draft.hide(line.from, line.to);
      return;
    }
    look.classes.add('fm-row').add(line.number === first.number ? 'fm-titles' : 'fm-values');
    draft.draw(Decoration.line({ attributes: { style } }), line.from);
    const cells = cellsOf(line.text, line.from);
    let end = line.from;
    for (const [column, cell] of cells.entries()) {
      if (end < cell.start) draft.draw(pipe(column), end, cell.start);
      const place = `grid-column: ${2 * column + 2}; text-align: ${alignments[column] ?? 'start'}`;
      const isExtra = column >= width;
      draft.mark(`fm-cell${isExtra ? ' fm-extra' : ''}`, cell.start, cell.end, { style: place });
      end = cell.end;
    }
    if (end < line.to) draft.draw(pipe(cells.length), end, line.to);
  });
  stepOver(draft, table);
}

/** From the end of a cell the cursor goes to the next one's text, over the line below the titles too. */
function stepOver(draft: Draft, table: SyntaxNode): void {
  const { doc } = draft.state;
  const titles = doc.lineAt(table.from).number;
  const { to } = doc.lineAt(table.to);
  let end: number | undefined;
  const step = (next: number) => {
    if (end !== undefined && end < next) draft.atoms.push(atom.range(end, next));
  };
  draft.eachLine(table.from, table.to, (_look, start) => {
    const line = doc.lineAt(start);
    if (line.number === titles + 1) return;
    end ??= line.number === titles ? Math.max(0, line.from - 1) : line.from;
    for (const cell of cellsOf(line.text, line.from)) {
      step(cell.from);
      end = cell.end;
    }
    if (line.to === to) step(Math.min(doc.length, to + 1));
  });
}
