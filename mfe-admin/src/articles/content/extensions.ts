import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { caretInView } from './caretInView';
import { codeStyle } from './codeStyle';
import { continueList } from './continueList';
import { dialectLanguage } from './dialectLanguage';
import { sourceOf } from './sourceOf';

/** How the text behaves and looks. Tab is not in it, so that it leaves the field. */
export const extensions = [
  keymap.of([
    { key: 'Enter', run: (view) => sourceOf(view).edit(continueList) },
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
