import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { defineLanguageFacet, Language, languageDataProp } from '@codemirror/language';
import {
  type Command,
  EditorView,
  keymap,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { GFM, parser } from '@lezer/markdown';
import { codeStyle } from './codeStyle';
import { contentSourceOf } from './contentSourceOf';
import { directives } from './directives';
import { continueList } from './markdownEdits';

/** For how many frames the caret is followed after it was typed or moved, or the text got other heights. */
const FRAMES = 10;
/** A line is this much higher than its caret on each side, in CSS pixels. */
const LEADING = 5;

/**
 * Where the text is shown: it is as high as it is long, and scrolls with what is around it, below the
 * toolbar, which stays. `covered` is how much of the scrolling part the toolbar takes.
 */
function shownPart({ dom }: EditorView) {
  let scroller = dom.parentElement;
  while (scroller?.parentElement && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const { top, bottom } = (scroller ?? dom).getBoundingClientRect();
  const toolbar = dom.closest('[data-writing]')?.querySelector('[role="toolbar"]');
  const covered = Math.max(0, (toolbar?.getBoundingClientRect().bottom ?? top) - top);
  return { top: top + covered, bottom, covered };
}

/**
 * Keeps the caret in view until the text is scrolled by hand: when lines above are no longer drawn, or the
 * window gets another height, the text moves after it was scrolled to the caret.
 */
const caretInView = ViewPlugin.fromClass(
  class {
    private frames = 0;
    private isByHand = false;
    private readonly ended = new AbortController();

    constructor(view: EditorView) {
      const stop = () => {
        this.isByHand = true;
        this.frames = 0;
      };
      const { signal } = this.ended;
      for (const type of ['wheel', 'pointerdown'])
        window.addEventListener(type, stop, { signal, passive: true, capture: true });
      // The keyboard of a phone comes after the touch that asked for it.
      window.addEventListener('resize', () => view.hasFocus && this.follow(view), { signal });
    }

    update({ view, transactions, geometryChanged }: ViewUpdate) {
      const isAsked = transactions.some(({ scrollIntoView }) => scrollIntoView);
      if (isAsked || (geometryChanged && view.hasFocus && !this.isByHand)) this.follow(view);
    }

    destroy() {
      this.frames = 0;
      this.ended.abort();
    }

    private follow(view: EditorView) {
      this.isByHand = false;
      if (this.frames === 0) requestAnimationFrame(() => this.look(view));
      this.frames = FRAMES;
    }

    private look(view: EditorView) {
      if (this.frames === 0) return;
      this.frames -= 1;
      const { head } = view.state.selection.main;
      const caret = view.coordsAtPos(head);
      const { top, bottom } = shownPart(view);
      // Scrolling stops within a pixel of what was asked for.
      const free = LEADING - 1;
      const isSeen = caret && caret.top >= top + free && caret.bottom <= bottom - free;
      if (!isSeen) view.dispatch({ effects: EditorView.scrollIntoView(head) });
      requestAnimationFrame(() => this.look(view));
    }
  },
);

/** A page is what is shown of the text; the package would take the height of the window. */
const byPage =
  (isDown: boolean, isSelecting = false): Command =>
  (view) => {
    const { main } = view.state.selection;
    const { top, bottom } = shownPart(view);
    const { head } = view.moveVertically(main, isDown, bottom - top - view.defaultLineHeight);
    const selection = { anchor: isSelecting ? main.anchor : head, head };
    view.dispatch({ selection, userEvent: 'select', scrollIntoView: true });
    return true;
  };

const data = defineLanguageFacet();

/** Markdown as articles have it. Without the HTML, CSS and scripts of the ready-made package. */
const dialectLanguage = new Language(
  data,
  parser.configure([
    GFM,
    directives,
    // Underlined headings are none on the page.
    { remove: ['SetextHeading'], props: [languageDataProp.add({ Document: data })] },
  ]),
  [],
  'markdown',
);

/** How the text behaves and looks. Tab is not in it, so that it leaves the field. */
export const extensions = [
  keymap.of([
    { key: 'Enter', run: (view) => contentSourceOf(view).edit(continueList) },
    { key: 'PageDown', run: byPage(true), shift: byPage(true, true) },
    { key: 'PageUp', run: byPage(false), shift: byPage(false, true) },
    ...historyKeymap,
    ...standardKeymap,
  ]),
  history(),
  dialectLanguage,
  codeStyle,
  EditorView.lineWrapping,
  caretInView,
  EditorView.scrollMargins.of((view) => ({
    top: shownPart(view).covered + LEADING,
    bottom: LEADING,
  })),
  placeholder('Write, or type / for a block and [[ for a link to an article'),
  EditorView.contentAttributes.of({
    // A box that scrolls is reached by keyboard through it.
    tabindex: '0',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
  }),
];
