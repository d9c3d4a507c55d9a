import { syntaxTree } from '@codemirror/language';
import { EditorSelection, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';

/** What makes a line a heading, an item or a quote, with the quotes and the indent that it is in. */
const MARK = /^(\s*(?:>\s?)*)((?:#{1,6}|[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?|>\s?)$/;

/** The cursor behind the mark of a line deletes all of it. What was marked is a paragraph of its own. */
const unmarkLine: Command = ({ state, dispatch }) => {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const [, inside = '', mark] = MARK.exec(line.text.slice(0, head - line.from)) ?? [];
  if (!empty || !mark) return false;
  const from = line.from + inside.length;
  if (!/^(?:Header|List|Quote)Mark$/.test(syntaxTree(state).resolveInner(from, 1).name))
    return false;
  const isText = (number: number) =>
    number > 0 && number <= state.doc.lines && state.doc.line(number).text.trim() !== '';
  const before = isText(line.number - 1) ? `${inside.trimEnd()}\n` : '';
  const after = isText(line.number + 1) ? `\n${inside.trimEnd()}` : '';
  const changes = [
    { from: line.from, insert: before },
    { from, to: head },
    { from: line.to, insert: after },
  ];
  const selection = EditorSelection.cursor(from + before.length);
  dispatch(state.update({ changes, selection, userEvent: 'delete', scrollIntoView: true }));
  return true;
};

/** Backspace takes away the mark of a line, as in a word processor. */
export const lineKeys = Prec.high(keymap.of([{ key: 'Backspace', run: unmarkLine }]));
