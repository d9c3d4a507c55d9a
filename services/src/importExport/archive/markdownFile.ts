import { parseDocument, stringify } from 'yaml';
import { ImportProblems } from './ImportProblems';
import { yamlProblems } from './yamlProblems';

/** YAML without folded lines, so that texts are read back unchanged. */
export const toYaml = (value: unknown): string => stringify(value, { lineWidth: 0 });

/**
 * `linesBefore`: lines of the file above the text.
 * @throws ImportProblems when the text is not valid YAML
 */
export function fromYaml(text: string, linesBefore = 0): unknown {
  const document = parseSafely(text);
  const problems = yamlProblems(document.errors, linesBefore);
  if (problems.length > 0) throw new ImportProblems(problems);
  try {
    // No aliases: a few bytes of them can expand to gigabytes.
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new ImportProblems(['Not valid YAML: A value that starts with * needs quotation marks']);
  }
}

function parseSafely(text: string) {
  try {
    return parseDocument(text, { logLevel: 'error' });
  } catch {
    // Thousands of brackets within one another.
    throw new ImportProblems(['Not valid YAML: It is nested too deeply']);
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
  return { front: fromYaml(front, 1), body: rest.slice(start, end) };
}
