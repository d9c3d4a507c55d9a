import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { defineLanguageFacet, Language, languageDataProp } from '@codemirror/language';
import { EditorView, keymap, placeholder, ViewPlugin, type ViewUpdate } from '@codemirror/view';
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
 * Keeps the caret in view until the text is scrolled by hand: when lines above are no longer drawn, or the
 * box gets another height, the text moves after it was scrolled to the caret.
 */
const caretInView = ViewPlugin.fromClass(
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
      // Scrolling stops within a pixel of what was asked for.
      const free = LEADING - 1;
      const isSeen = caret && caret.top >= top + free && caret.bottom <= bottom - free;
      if (!isSeen) view.dispatch({ effects: EditorView.scrollIntoView(head) });
      requestAnimationFrame(() => this.look(view));
    }
  },
);

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
    ...historyKeymap,
    ...standardKeymap,
  ]),
  history(),
  dialectLanguage,
  codeStyle,
  EditorView.lineWrapping,
  caretInView,
  EditorView.scrollMargins.of(() => ({ top: LEADING, bottom: LEADING })),
  placeholder('Write, or type / for a block and [[ for a link to an article'),
  EditorView.contentAttributes.of({
    // A box that scrolls is reached by keyboard through it.
    tabindex: '0',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
  }),
];
