import { Prec } from '@codemirror/state';
import { type Command, type EditorView, keymap } from '@codemirror/view';
import { contentSourceOf } from '../contentSourceOf';
import { cellsOf, inTable } from '../tables/Table';
import { leaveTable, rowBelow } from '../tables/tableEdits';
import { columnAt, type Place, placeAt } from './keepGrid';

/** The number of the row above or below a line, over the line below the titles. */
function rowBeside({ row, line, first, last }: Place, step: 1 | -1): number | undefined {
  const next = row + step === 1 ? line + 2 * step : line + step;
  return next >= first && next <= last ? next : undefined;
}

function select(view: EditorView, anchor: number, head = anchor): true {
  view.dispatch({ selection: { anchor, head }, userEvent: 'select', scrollIntoView: true });
  return true;
}

/** Tab goes on to the next cell and selects it, and leaves the text after the last one. */
const toCell =
  (step: 1 | -1): Command =>
  (view) => {
    const { state } = view;
    const { head } = state.selection.main;
    const place = placeAt(state, head);
    if (!place) return false;
    let cell = place.cells[columnAt(place, head) + step];
    const next = cell ? undefined : rowBeside(place, step);
    if (next !== undefined) {
      const { text, from } = state.doc.line(next);
      cell = cellsOf(text, from).at(step > 0 ? 0 : -1);
    }
    return cell ? select(view, cell.from, cell.to) : false;
  };

/** Up and down keep the column, and leave the table at its ends. */
const toRow =
  (step: 1 | -1): Command =>
  (view) => {
    const { doc, selection } = view.state;
    const { head, empty } = selection.main;
    const place = empty ? placeAt(view.state, head) : undefined;
    if (!place) return false;
    const next = rowBeside(place, step);
    if (next === undefined) {
      const beside = step > 0 ? place.last + 1 : place.first - 1;
      if (beside < 1 || beside > doc.lines) return true;
      const { from, to } = doc.line(beside);
      return select(view, step > 0 ? from : to);
    }
    const { text, from } = doc.line(next);
    const column = columnAt(place, head);
    const cells = cellsOf(text, from);
    const cell = cells[column] ?? cells.at(-1);
    const offset = head - (place.cells[column]?.from ?? head);
    return cell ? select(view, Math.min(cell.to, cell.from + offset)) : true;
  };

/** Home and End stay in the cell. */
const toEdge =
  (edge: 'from' | 'to'): Command =>
  (view) => {
    const { head } = view.state.selection.main;
    const place = placeAt(view.state, head);
    const cell = place?.cells[columnAt(place, head)];
    return cell ? select(view, cell[edge]) : false;
  };

const addRow: Command = (view) => {
  if (!placeAt(view.state, view.state.selection.main.head)) return false;
  const { edit } = contentSourceOf(view);
  return edit(inTable(leaveTable)) || edit(inTable(rowBelow));
};

const breakLine: Command = (view) => {
  const { state } = view;
  if (!placeAt(state, state.selection.main.head)) return false;
  view.dispatch({ ...state.replaceSelection('<br>'), userEvent: 'input', scrollIntoView: true });
  return true;
};

/** The keys of a table: its cells are fields of a grid. */
export const gridKeys = Prec.high(
  keymap.of([
    { key: 'Tab', run: toCell(1), shift: toCell(-1) },
    { key: 'Enter', run: addRow, shift: breakLine },
    { key: 'ArrowDown', run: toRow(1) },
    { key: 'ArrowUp', run: toRow(-1) },
    { key: 'Home', run: toEdge('from') },
    { key: 'End', run: toEdge('to') },
  ]),
);
