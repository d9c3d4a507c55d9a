import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { defineLanguageFacet, Language, languageDataProp } from '@codemirror/language';
import { EditorView, keymap, placeholder, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM, type MarkdownConfig, parser } from '@lezer/markdown';
import { codeStyle } from './codeStyle';
import { contentSourceOf } from './contentSourceOf';
import { continueList } from './markdownEdits';

/** For how many frames the caret is followed after it was typed or moved, or the text got other heights. */
const FRAMES = 10;

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
      const isSeen = caret && caret.top >= top && caret.bottom <= bottom;
      if (!isSeen) view.dispatch({ effects: EditorView.scrollIntoView(head) });
      requestAnimationFrame(() => this.look(view));
    }
  },
);

const FENCE = /^:{3,}/;

/** The lines that open and close a block of the article dialect, such as `:::note`. */
const directives: MarkdownConfig = {
  defineNodes: [{ name: 'DirectiveFence', block: true, style: tags.processingInstruction }],
  parseBlock: [
    {
      name: 'DirectiveFence',
      parse(context, line) {
        if (!FENCE.test(line.text.slice(line.pos))) return false;
        const from = context.lineStart + line.pos;
        context.addElement(
          context.elt('DirectiveFence', from, context.lineStart + line.text.length),
        );
        context.nextLine();
        return true;
      },
      endLeaf: (_context, line) => FENCE.test(line.text.slice(line.pos)),
    },
  ],
};

const data = defineLanguageFacet();

/** Markdown as articles have it. Without the HTML, CSS and scripts of the ready-made package. */
const dialectLanguage = new Language(
  data,
  parser.configure([GFM, directives, { props: [languageDataProp.add({ Document: data })] }]),
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
  placeholder('Write, or type / for a block and [[ for a link to an article'),
  EditorView.contentAttributes.of({
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
  }),
];
