import type { Losses } from '@pressline/shared-api/markdown/Context';
import type { PlacePicture } from '@pressline/shared-api/markdown/htmlToMarkdown';

const FORMATTED =
  /<(h[1-6]|[uo]l|li|dl|table|p|div|br|hr|a|strong|b|em|i|cite|del|s|strike|code|kbd|pre|blockquote|q|img|input|su[bp]|math)\b|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic|line-through|vertical-align:\s*su|display:\s*block|mso-list/i;

/** Copied code has colors only, and Markdown that is copied from an editor of code is meant as it is. */
const CODE_EDITOR = 'vscode-editor-data';

/** Whether the pasted HTML can say more than its plain text. */
export const isFormatted = (data: DataTransfer): boolean =>
  !data.types.includes(CODE_EDITOR) && FORMATTED.test(data.getData('text/html'));

/** Longer HTML would take so long that the page stands still; pictures in it do not count. */
const MAX_HTML = 500_000;
const PICTURE = /data:image\/[^"'\s)>]+/g;

const TOO_LONG =
  'The text is too long to keep its formatting and was pasted as plain text. To keep the formatting, paste it in parts.';
const NOT_READ =
  'The text was pasted as plain text because its formatting could not be read. To try again, undo and paste once more.';

/** A sentence that begins with a number; none for none. */
export const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** What an editor should know about a paste: what Markdown has no place for. */
export const lossNotices = ({ pictures, tables, layouts }: Losses): string[] => [
  ...counted(
    pictures,
    'picture could not be pasted. Add it with “Image or file”.',
    'pictures could not be pasted. Add them with “Image or file”.',
  ),
  ...counted(
    tables,
    'table was inside a cell of another table. Its rows are now lines in that cell.',
    'tables were inside cells of another table. Their rows are now lines in those cells.',
  ),
  ...counted(
    layouts,
    'table around other tables was pasted as paragraphs.',
    'tables around other tables were pasted as paragraphs.',
  ),
];

export interface PastedText {
  text: string;
  notices: string[];
}

/** The text to insert for a formatted one: as Markdown, or plain when that is not possible. */
export async function readFormatted(
  html: string,
  plain: string,
  placePicture: PlacePicture,
): Promise<PastedText> {
  const lines = plain.replaceAll('\r\n', '\n').split('\n');
  const text = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1).join('\n');
  if (html.replace(PICTURE, '').length > MAX_HTML) return { text, notices: [TOO_LONG] };
  try {
    const { htmlToMarkdown } = await import('@pressline/shared-api/markdown/htmlToMarkdown');
    const { markdown, isPlain, losses } = htmlToMarkdown(html, placePicture);
    return { text: isPlain ? text || markdown : markdown || text, notices: lossNotices(losses) };
  } catch {
    // Its code did not arrive, or does not know what to do with the HTML.
    return { text, notices: [NOT_READ] };
  }
}
