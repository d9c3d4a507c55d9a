import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { ContentSource } from './ContentSource';

export const contentSourceOf = (view: EditorView): ContentSource => ({
  edit(edit) {
    const { doc, selection } = view.state;
    const result = edit({
      text: doc.toString(),
      start: selection.main.from,
      end: selection.main.to,
    });
    if (!result) return false;
    const { from, to, insert, select } = result;
    view.focus();
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + select[0], head: from + select[1] },
      annotations: isolateHistory.of('full'),
      userEvent: 'input',
      scrollIntoView: true,
    });
    return true;
  },
  amend(change) {
    const changes = change(view.state.doc.toString());
    if (changes) view.dispatch({ changes, annotations: isolateHistory.of('full') });
    return changes !== undefined;
  },
  focus: () => view.focus(),
});
