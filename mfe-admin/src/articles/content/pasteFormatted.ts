import { isFormatted } from './isFormatted';

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
