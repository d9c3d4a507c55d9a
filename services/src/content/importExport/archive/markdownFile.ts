import { stringify } from 'yaml';
import { unprocessable } from '../../../errors';
import { fromYaml } from './fromYaml';

/** YAML without folded lines, so that texts are read back unchanged. */
export const toYaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

const MAX_FRONT_KB = 8;

/** Writes front matter and an unchanged text. */
export const toMarkdownFile = (front: object, body: string): string =>
  `---\n${toYaml(front)}---\n\n${body}\n`;

/** Lists and unpublished texts are indented, and may be longer. */
function checkLength(front: string): void {
  const fields = front.split('\n').filter((line) => !line.startsWith('  '));
  if (Buffer.byteLength(fields.join('\n')) <= MAX_FRONT_KB * 1024) return;
  throw unprocessable({ file: `The front matter is longer than ${MAX_FRONT_KB} KB` });
}

/** The first line that is not empty. */
const BEGIN = /^\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*(\r?\n)/;

export const hasFrontMatter = (text: string): boolean => BEGIN.test(text);

/**
 * Reads front matter and text. @throws Error with a message for the editor; HttpError 422 for front matter
 * that is too long
 */
export function fromMarkdownFile(text: string): { front: unknown; body: string } {
  const [begin, lineEnd = '\n'] = BEGIN.exec(text) ?? [];
  if (!begin) throw new Error('Must start with front matter between two lines of ---');
  const rest = text.slice(begin.length);
  const end = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (!end) {
    throw new Error('The front matter has no end. Add a line of --- below the fields');
  }
  const front = rest.slice(0, end.index);
  checkLength(front);
  const below = rest.slice(end.index + end[0].length);
  const start = below.startsWith(lineEnd) ? lineEnd.length : 0;
  const last =
    below.length > start && below.endsWith(lineEnd) ? below.length - lineEnd.length : below.length;
  return { front: fromYaml(front, begin.split('\n').length - 1), body: below.slice(start, last) };
}
