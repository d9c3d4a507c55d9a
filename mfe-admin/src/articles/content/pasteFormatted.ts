const MARKED =
  /<(h[1-6]|[uo]l|li|table|a|strong|b|em|i|del|s|code|pre|blockquote|img)\b|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic|mso-list/i;

/** Copied code has colors only, and Markdown that is copied from an editor of code is meant as it is. */
const CODE_EDITOR = 'vscode-editor-data';

/** Whether the pasted HTML has formatting that its plain text lacks. */
export const isFormatted = (data: DataTransfer): boolean =>
  !data.types.includes(CODE_EDITOR) && MARKED.test(data.getData('text/html'));

/**
 * Whether `data` is a formatted text; it is then inserted as Markdown, or as it is when the converter
 * cannot be loaded or finds nothing in it.
 */
export function pasteFormatted(data: DataTransfer, insert: (markdown: string) => void): boolean {
  if (!isFormatted(data)) return false;
  // Read now: the clipboard is closed when the event is over.
  const html = data.getData('text/html');
  const plain = data.getData('text/plain');
  import('./htmlToMarkdown').then(
    ({ htmlToMarkdown }) => insert(htmlToMarkdown(html) || plain),
    () => insert(plain),
  );
  return true;
}
