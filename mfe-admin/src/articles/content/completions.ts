import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  closeCompletion,
  completionStatus,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { type MarkdownAction, markdownActions } from './actions';
import { contentSourceOf } from './contentSourceOf';
import { insertBlock } from './markdownEdits';
import { articleLink, snippets } from './snippets';

interface FoundArticle {
  title: string;
  slug: string;
  isPublished: boolean;
}

interface CompletionOptions {
  findArticles: (words: string) => Promise<readonly FoundArticle[]>;
  onRun: (action: MarkdownAction) => void;
}

/** Runs in the place of what was typed to find it. */
const instead =
  (run: (view: EditorView) => void): Completion['apply'] =>
  (view, _completion, from, to) => {
    view.dispatch({ changes: { from: from - '/'.length, to } });
    run(view);
  };

/** `/` at the start of a line: all blocks, and the tools that open a dialog. */
function blocks({ onRun }: CompletionOptions) {
  const tools = markdownActions
    .filter(({ isInline }) => !isInline)
    .map((action) => ({ label: action.label, apply: instead(() => onRun(action)) }));
  const inserted = snippets.map(([label, detail, template]) => ({
    label,
    detail,
    apply: instead((view) => contentSourceOf(view).edit((at) => insertBlock(at, template))),
  }));
  return (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/^\/[\w ]*$/);
    return (
      typed && {
        from: typed.from + '/'.length,
        options: [...tools, ...inserted],
        validFor: /^[\w ]*$/,
      }
    );
  };
}

const ARTICLE_WORDS = /\[\[[^[\]]*$/;

/** `[[` and words: articles to link to. */
function articles({ findArticles }: CompletionOptions) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(ARTICLE_WORDS);
    if (!typed) return null;
    const found = await findArticles(typed.text.slice('[['.length).trim());
    return {
      from: typed.from,
      filter: false,
      options: found.map((article) => ({
        label: article.title,
        detail: article.isPublished ? undefined : 'Draft',
        apply: articleLink(article),
      })),
    };
  };
}

/** Before the dialog around the editor, which Escape would close. */
const escapeClosesList = ViewPlugin.define((view) => {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || !view.hasFocus) return;
    if (closeCompletion(view)) event.stopPropagation();
  };
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return { destroy: () => window.removeEventListener('keydown', handleKeyDown, { capture: true }) };
});

/** One source: while any source is asked, Enter is a new line, also behind the other's list. */
function blocksOrArticles(options: CompletionOptions): CompletionSource {
  const blocksOf = blocks(options);
  const articlesOf = articles(options);
  return (context) => blocksOf(context) ?? articlesOf(context);
}

/** Enter while articles are being looked for takes the first as soon as it is there. */
function enterWaitsForList(): Extension {
  let isWaiting = false;
  const run = ({ state }: EditorView) => {
    const { head } = state.selection.main;
    const typed = state.sliceDoc(state.doc.lineAt(head).from, head);
    // Completion is pending for other text too, until it turns out to match no article.
    isWaiting = ARTICLE_WORDS.test(typed) && completionStatus(state) === 'pending';
    return isWaiting;
  };
  return [
    Prec.highest(keymap.of([{ key: 'Enter', run }])),
    EditorView.updateListener.of(({ view, state, docChanged }) => {
      if (!isWaiting || completionStatus(state) === 'pending') return;
      isWaiting = false;
      // An editor refuses changes while it tells of one.
      if (!docChanged) queueMicrotask(() => acceptCompletion(view));
    }),
  ];
}

export const completions = (options: CompletionOptions) => [
  autocompletion({
    override: [blocksOrArticles(options)],
    icons: false,
    // The list opens only on request, so that Enter takes its first entry at once.
    interactionDelay: 0,
  }),
  escapeClosesList,
  enterWaitsForList(),
];
