import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';

const VIEW_KEY = 'adminEditorView';
const MARKDOWN = 'markdown';

/** Remembers which view of the text an editor has chosen; formatted unless it is Markdown. */
export const storeView = (isFormatted: boolean) =>
  storeLocal(VIEW_KEY, isFormatted ? null : MARKDOWN);

/** The code of the formatted view; undefined if it cannot be loaded. */
export const loadFormatted = () =>
  import('./formatted/formattedView').then(
    ({ formattedView }) => formattedView,
    () => undefined,
  );

/** The code of the editor, and of the view that was chosen. */
export async function loadCode() {
  const isFormatted = readLocal(VIEW_KEY) !== MARKDOWN;
  const [{ default: CodeSource }, formatted] = await Promise.all([
    import('./CodeSource'),
    isFormatted ? loadFormatted() : undefined,
  ]);
  return { CodeSource, formatted };
}
