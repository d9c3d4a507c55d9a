import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/**
 * Keeps the caret in view after it was typed or moved, until the editor scrolls away by hand: when lines
 * above are no longer drawn, or the box gets another height, the text moves after it was scrolled.
 */
export const caretInView = ViewPlugin.fromClass(
  class {
    private isFollowing = false;
    private readonly ended = new AbortController();

    constructor({ scrollDOM }: EditorView) {
      const stop = () => {
        this.isFollowing = false;
      };
      // On the scroller: its scroll bar is no part of the text.
      for (const type of ['wheel', 'pointerdown'])
        scrollDOM.addEventListener(type, stop, { signal: this.ended.signal, passive: true });
    }

    update({ view, transactions }: ViewUpdate) {
      if (transactions.some(({ scrollIntoView }) => scrollIntoView)) this.isFollowing = true;
      if (this.isFollowing) view.requestMeasure({ key: this, read: hiddenBy, write: scrollBy });
    }

    destroy() {
      this.ended.abort();
    }
  },
);

/** By how many pixels the caret stands below what is shown of the text; negative above it, 0 in view. */
function hiddenBy(view: EditorView): number {
  const caret = view.coordsAtPos(view.state.selection.main.head);
  const { top, bottom } = view.scrollDOM.getBoundingClientRect();
  if (!caret || (caret.top >= top && caret.bottom <= bottom)) return 0;
  return caret.bottom > bottom ? caret.bottom - bottom : caret.top - top;
}

function scrollBy(pixels: number, view: EditorView): void {
  view.scrollDOM.scrollTop += pixels;
}
