import { EditorView } from '@codemirror/view';

/** When lines above are no longer drawn, the text can move after it was scrolled to the caret. */
export const caretInView = EditorView.updateListener.of(({ view, transactions }) => {
  if (!transactions.some(({ scrollIntoView }) => scrollIntoView)) return;
  requestAnimationFrame(() => {
    if (!view.dom.isConnected) return;
    const { head } = view.state.selection.main;
    const caret = view.coordsAtPos(head);
    const { top, bottom } = view.scrollDOM.getBoundingClientRect();
    if (caret && caret.top >= top && caret.bottom <= bottom) return;
    view.dispatch({ effects: EditorView.scrollIntoView(head) });
  });
});
