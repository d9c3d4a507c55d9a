import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** For how many frames the caret is followed after it was typed or moved, or the text got other heights. */
const FRAMES = 10;

/**
 * Keeps the caret in view until the text is scrolled by hand: when lines above are no longer drawn, or the
 * box gets another height, the text moves after it was scrolled to the caret.
 */
export const caretInView = ViewPlugin.fromClass(
  class {
    private frames = 0;
    private isByHand = false;
    private readonly ended = new AbortController();

    constructor({ scrollDOM }: EditorView) {
      const stop = () => {
        this.isByHand = true;
        this.frames = 0;
      };
      // On the scroller: its scroll bar is no part of the text.
      for (const type of ['wheel', 'pointerdown'])
        scrollDOM.addEventListener(type, stop, { signal: this.ended.signal, passive: true });
    }

    update({ view, transactions, geometryChanged }: ViewUpdate) {
      const isAsked = transactions.some(({ scrollIntoView }) => scrollIntoView);
      if (isAsked) this.isByHand = false;
      if (this.isByHand || !(isAsked || (geometryChanged && view.hasFocus))) return;
      if (this.frames === 0) requestAnimationFrame(() => this.look(view));
      this.frames = FRAMES;
    }

    destroy() {
      this.frames = 0;
      this.ended.abort();
    }

    private look(view: EditorView) {
      if (this.frames === 0) return;
      this.frames -= 1;
      const { head } = view.state.selection.main;
      const caret = view.coordsAtPos(head);
      const { top, bottom } = view.scrollDOM.getBoundingClientRect();
      const isSeen = caret && caret.top >= top && caret.bottom <= bottom;
      if (!isSeen) view.dispatch({ effects: EditorView.scrollIntoView(head) });
      requestAnimationFrame(() => this.look(view));
    }
  },
);
