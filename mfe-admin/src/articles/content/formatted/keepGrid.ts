import { isolateHistory } from '@codemirror/commands';
import { syntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  EditorState,
  type Extension,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { inCell } from '../tables/fillTable';
import { type Cell, cellsOf } from '../tables/Table';

export interface Place {
  /** Of the line in the table: titles are 0, the line below them is 1. */
  row: number;
  cells: Cell[];
  /** The first and the last line of the table. */
  first: number;
  last: number;
  line: number;
}

/** The row of a table at a position, which the whole line belongs to. */
export function placeAt(state: EditorState, at: number): Place | undefined {
  const line = state.doc.lineAt(at);
  const text = line.text.trimStart();
  let node = text ? syntaxTree(state).resolveInner(line.to - 1, 1) : undefined;
  while (node && node.name !== 'Table') node = node.parent ?? undefined;
  if (!node) return undefined;
  const first = state.doc.lineAt(node.from).number;
  const last = state.doc.lineAt(node.to).number;
  const cells = cellsOf(line.text, line.from);
  return { row: line.number - first, cells, first, last, line: line.number };
}

export const columnAt = ({ cells }: Place, at: number): number => {
  const column = cells.findIndex(({ end }) => at <= end);
  return column < 0 ? cells.length - 1 : column;
};

const isInCell = ({ row, cells }: Place, at: number): boolean =>
  row !== 1 && cells.some(({ from, end }) => at >= from && at <= end);

/** A cursor beside the cells of a row, as a press on its edge puts it, goes to the nearest one. */
function keepInCells(transaction: Transaction): Transaction | readonly TransactionSpec[] {
  const { startState, newSelection, selection } = transaction;
  const { main } = newSelection;
  if (!selection || !main.empty || newSelection.ranges.length > 1) return transaction;
  const place = placeAt(startState, main.head);
  if (!place || isInCell(place, main.head)) return transaction;
  let { cells } = place;
  if (place.row === 1) {
    const titles = startState.doc.line(place.first);
    cells = cellsOf(titles.text, titles.from);
  }
  const cell = cells.find(({ from }) => from >= main.head) ?? cells.at(-1);
  if (!cell) return transaction;
  const head = Math.min(Math.max(main.head, cell.from), cell.end);
  return [transaction, { selection: EditorSelection.cursor(head), sequential: true }];
}

/** At the end of a cell the cursor is in its text and not in the pipe, into which input methods would write. */
function keepBeforePipe(transaction: Transaction): Transaction | readonly TransactionSpec[] {
  const { startState, newDoc, newSelection } = transaction;
  const { head, empty, assoc } = newSelection.main;
  if (!empty || assoc < 0 || newDoc.sliceString(head, head + 1) !== '|') return transaction;
  if (/^(?:\||)$/.test(newDoc.sliceString(head - 1, head))) return transaction;
  const before = Math.min(head, startState.doc.length);
  if (!placeAt(startState, transaction.docChanged ? startState.selection.main.head : before))
    return transaction;
  const selected = EditorSelection.create([EditorSelection.cursor(head, -1)]);
  return [transaction, { selection: selected, sequential: true }];
}

const STRUCTURE = /(?<!\\)\||\n/;

/**
 * What is deleted from one cell to another is their text: a table without its pipes would break. One key
 * does not delete over the edge of a cell. Tools, whose changes are steps of their own, say what they replace.
 */
function keepPipes(transaction: Transaction): TransactionSpec | readonly TransactionSpec[] {
  const { startState, changes } = transaction;
  const isTyped = ['input', 'delete', 'move'].some((event) => transaction.isUserEvent(event));
  if (!isTyped || transaction.annotation(isolateHistory)) return transaction;
  const found: { from: number; to: number; insert: string }[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    found.push({ from, to, insert: inserted.toString() });
  });
  const [change] = found;
  if (!change || found.length > 1 || STRUCTURE.test(change.insert)) return transaction;
  const { from, to, insert } = change;
  if (!STRUCTURE.test(startState.sliceDoc(from, to))) return transaction;
  const start = placeAt(startState, from);
  const end = placeAt(startState, to);
  const isSame = start !== undefined && start.first === end?.first;
  if (startState.selection.main.empty) {
    const isAtEdge = end?.cells.some((cell) => cell.from === to) || (start && !isSame);
    return isAtEdge ? [] : transaction;
  }
  if (!isSame || !isInCell(start, from) || !isInCell(end, to)) return transaction;
  const pieces = [];
  for (let number = start.line; number <= end.line; number += 1) {
    const line = startState.doc.line(number);
    if (number === start.first + 1) continue;
    for (const cell of cellsOf(line.text, line.from)) {
      const piece = { from: Math.max(from, cell.from), to: Math.min(to, cell.to) };
      if (piece.from < piece.to) pieces.push(piece);
    }
  }
  return {
    changes: [{ from, insert }, ...pieces],
    selection: EditorSelection.cursor(from + insert.length),
    userEvent: transaction.isUserEvent('delete') ? 'delete' : 'input',
    scrollIntoView: true,
  };
}

/** A pipe that is typed into a cell is text. */
const escapePipes = EditorView.inputHandler.of((view, from, to, text) => {
  if (!text.includes('|') || !placeAt(view.state, from)) return false;
  const insert = inCell(text);
  view.dispatch({
    changes: { from, to, insert },
    selection: EditorSelection.cursor(from + insert.length),
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
});

/** Where an empty line right below a table begins: text on it would be a row. */
function belowTable(state: EditorState, at: number): number | undefined {
  const { number, text, from } = state.doc.lineAt(at);
  if (number === 1 || text.trim() !== '') return undefined;
  const above = state.doc.line(number - 1);
  return placeAt(state, above.to)?.last === above.number ? from : undefined;
}

/** What is typed or pasted right below a table is a paragraph of its own. */
function keepApart(transaction: Transaction): Transaction | readonly TransactionSpec[] {
  const { startState, newDoc, newSelection } = transaction;
  const { head, empty } = startState.selection.main;
  const isTyped = empty && transaction.isUserEvent('input');
  const at = isTyped ? belowTable(startState, head) : undefined;
  if (at === undefined || newDoc.lineAt(at).text.trim() === '') return transaction;
  const changes = { from: at, insert: '\n' };
  const selection = EditorSelection.cursor(newSelection.main.head + 1);
  return [transaction, { changes, selection, sequential: true }];
}

/** A cell without width has no text into which an input method could write, nor has a line below a table. */
const widenCell = EditorView.domEventHandlers({
  compositionstart(_event, view) {
    const { head, empty } = view.state.selection.main;
    const below = empty ? belowTable(view.state, head) : undefined;
    if (below !== undefined)
      view.dispatch({ changes: { from: below, insert: '\n' }, userEvent: 'input.type' });
    const place = empty ? placeAt(view.state, head) : undefined;
    if (!place?.cells.some(({ start, end }) => start === head && end === head)) return;
    view.dispatch({
      changes: { from: head, insert: '  ' },
      selection: EditorSelection.cursor(head + 1),
      userEvent: 'input.type',
    });
  },
});

/** Keeps the pipes of a table, and the cursor between them. What comes last is asked first. */
export const keepGrid: Extension = [
  EditorState.transactionFilter.of(keepBeforePipe),
  EditorState.transactionFilter.of(keepApart),
  EditorState.transactionFilter.of((transaction) =>
    transaction.docChanged ? keepPipes(transaction) : keepInCells(transaction),
  ),
  escapePipes,
  widenCell,
];
