import { parse, stringify } from 'yaml';

/** YAML without folded lines, so that texts are read back unchanged. */
export const toYaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** @throws Error with a message for the editor when the text is not valid YAML */
export function fromYaml(text: string): unknown {
  try {
    // No aliases: a few bytes of them can expand to gigabytes.
    return parse(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`Not valid YAML: ${reason}`);
  }
}

/** Writes front matter and an unchanged text. */
export const toMarkdownFile = (front: object, body: string): string =>
  `---\n${toYaml(front)}---\n\n${body}\n`;

/** Reads front matter and text. @throws Error with a message for the editor */
export function fromMarkdownFile(text: string): { front: unknown; body: string } {
  const found = /^\uFEFF?---(\r?\n)(?:([\s\S]*?)\r?\n)?---(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (!found) throw new Error('Must start with front matter between two lines of ---');
  const [, lineEnd = '\n', front = '', rest = ''] = found;
  const start = rest.startsWith(lineEnd) ? lineEnd.length : 0;
  const end =
    rest.length > start && rest.endsWith(lineEnd) ? rest.length - lineEnd.length : rest.length;
  return { front: fromYaml(front), body: rest.slice(start, end) };
}
