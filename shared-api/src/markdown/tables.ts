import type { Element, ElementContent } from 'hast';
import { type Context, enter, inHeading } from './Context';
import { flow } from './flow';
import { linesOf } from './lines';
import { element, isElement, type Piece } from './Piece';
import { textOf } from './styles';

const SECTIONS = ['thead', 'tbody', 'tfoot'];
/** More places in the tables of a paste, most of them empty, would take so long that the page stands still. */
const MAX_PLACES = 20_000;

const sectionsOf = (table: Element): Element[] => [
  table,
  ...table.children.filter((child): child is Element => isElement(child, ...SECTIONS)),
];

interface Row {
  element: Element;
  cells: Element[];
}

/** The rows that are seen, those of the foot last. */
function rowsOf(table: Element, { paste }: Context): Row[] {
  const isSeen = (node: Element) => paste.styleOf(node).get('display') !== 'none';
  return sectionsOf(table)
    .sort((one, other) => Number(one.tagName === 'tfoot') - Number(other.tagName === 'tfoot'))
    .flatMap(({ children }) => children)
    .filter((child): child is Element => isElement(child, 'tr') && isSeen(child))
    .map((row) => ({
      element: row,
      cells: row.children.filter(
        (child): child is Element => isElement(child, 'td', 'th') && isSeen(child),
      ),
    }));
}

const hasTable = (node: Element): boolean =>
  node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'table' || hasTable(child)),
  );

const isSaidLayout = ({ properties: { role } }: Element) =>
  role === 'presentation' || role === 'none';

/** Whether a table only places things: it says so, holds a table without lines around it, or one cell. */
function isLayout(table: Element, rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  const { border } = table.properties;
  if (cells.length < 2) return true;
  const hasInner = cells.some(hasTable);
  if (isSaidLayout(table))
    return hasInner || rows.length < 2 || rows.every((row) => row.cells.length < 2);
  return hasInner && !Number(border) && !cells.some(({ tagName }) => tagName === 'th');
}

/** Cells where they are seen: what one covers besides its first place is null. */
function gridOf(rows: readonly Row[], { paste }: Context): (Element | null)[][] {
  const most = Math.max(...rows.map(({ cells }) => cells.length));
  const spanOf = (value: unknown, max: number) => Math.min(Math.max(Number(value) || 1, 1), max);
  const take = (places: number) => {
    paste.places += places;
    if (paste.places > MAX_PLACES) throw new RangeError('The tables have too many places.');
  };
  const grid: (Element | null | undefined)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const { rowSpan, colSpan } = cell.properties;
      const left = rows.length - at;
      const height = rowSpan === 0 ? left : spanOf(rowSpan, left);
      const width = spanOf(colSpan, most);
      take(height * width);
      for (const covered of grid.slice(at, at + height))
        for (let to = column; to < column + width; to += 1) covered[to] = null;
      (grid[at] as (Element | null)[])[column] = cell;
    }
  }
  const width = Math.max(...grid.map((row) => row.findLastIndex((cell) => cell) + 1));
  take(width * rows.length);
  return grid.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null));
}

/** How a column is aligned, if its title and all values say the same. */
function alignOf(cells: readonly (Element | null)[], { paste }: Context): string | undefined {
  const all = cells
    .filter((cell, at) => at === 0 || (cell && textOf(cell).trim()))
    .map((cell) => cell && String(cell.properties.align ?? paste.styleOf(cell).get('text-align')));
  const [first] = all;
  return first && /^(center|right)$/.test(first) && all.every((one) => one === first)
    ? first
    : undefined;
}

const isEmpty = (row: readonly Element[]) => row.every(({ children }) => children.length === 0);

function cellOf(cell: Element | null, row: Element, context: Context): Element {
  if (!cell) return element('td');
  const inner = enter(cell, enter(row, { ...context, depth: 0 }));
  const inCell = context.isHeading ? inHeading(inner) : inner;
  const lines = flow(context.paste.walk(cell.children, inCell)).flatMap((block) =>
    linesOf(block, context.paste.losses),
  );
  return element(
    'td',
    lines.flatMap((line, index): ElementContent[] => (index > 0 ? [element('br'), ...line] : line)),
  );
}

/** A table with as many cells in each row, whose first row has the titles, or what it only places. */
export function tablePieces(table: Element, context: Context): Piece[] {
  const rows = rowsOf(table, context);
  const end: Piece = { type: 'end', isList: true };
  const caption = table.children.find((child) => isElement(child, 'caption'));
  const above: Piece[] = caption ? [end, ...context.paste.walk([caption], context), end] : [];
  if (isLayout(table, rows)) {
    const hasColumns = rows.length > 1 && rows.some((row) => row.cells.length > 1);
    if (hasColumns && !isSaidLayout(table)) context.paste.losses.layouts += 1;
    const placed = rows.flatMap((row) =>
      row.cells.flatMap((cell) => [
        ...context.paste.walk(cell.children, enter(cell, context)),
        end,
      ]),
    );
    return [...above, end, ...placed];
  }
  const grid = gridOf(rows, context);
  let isHeading = true;
  const made = grid.flatMap((cells, at): Element[][] => {
    const row = cells.map((cell) =>
      cellOf(cell, rows[at]?.element ?? table, { ...context, isHeading }),
    );
    // Above the titles an empty row is a margin.
    if (isHeading && isEmpty(row)) return [];
    isHeading = false;
    return [row];
  });
  while (made.length > 0 && isEmpty(made.at(-1) ?? [])) made.pop();
  if (made.length === 0) return above;
  const body = made.map((row, index) =>
    element(
      'tr',
      row.map((cell, at) => {
        if (index > 0) return cell;
        return element('th', cell.children, {
          align: alignOf(
            grid.map((one) => one[at] ?? null),
            context,
          ),
        });
      }),
    ),
  );
  return [...above, { type: 'block', element: element('table', body) }];
}
