interface OpenDirective {
  colons: number;
  columns: number;
}

const maxMarkers = 16;
const maxColumns = 80;
const maxDirectives = 6;
const maxDelimiters = 1_000;
const maxMarkersInText = 2_000;

const prefixToken = /[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/y;
const startsBlock = /^(?:[> \t]*$| {0,3}[-+*][ \t]+\S)/;

/**
 * Bounds what makes Markdown parsing slow or deep, in one linear pass over the lines: at most 16
 * quote or list markers and 80 columns before a line's text, 6 directives inside one another, and
 * 1,000 delimiters (`*`, `[`, `&`, line ends, …) in one block, and 2,000 quote, list or footnote
 * markers in the whole text. Further markers are cut, deeper directives escaped and longer blocks
 * split by an empty line. The parser's own time grows with the square of these numbers, and beyond
 * a few hundred levels it would exhaust the stack.
 */
export function limitComplexity(markdown: string): string {
  const openDirectives: OpenDirective[] = [];
  let delimiters = 0;
  let markers = 0;

  return markdown
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const prefix = readPrefix(line);
      const text = line.slice(prefix.full);
      const isFootnote = text.startsWith('[^');
      const added = prefix.keptMarkers + Number(isFootnote);
      markers += added;
      const isExcess = markers > maxMarkersInText && added > 0;
      const start = isExcess ? (isFootnote ? '\\' : '') : line.slice(0, prefix.kept);

      if (!isExcess && startsBlock.test(line)) delimiters = 0;
      if (text.startsWith(':::') && directiveIsTooDeep(text, prefix.columns, openDirectives)) {
        return `${start}\\${text}`;
      }
      const count = countDelimiters(text) + 1;
      delimiters += count;
      if (delimiters <= maxDelimiters) return start + text;
      delimiters = count;
      return `\n${start}${count > maxDelimiters ? splitText(text) : text}`;
    })
    .join('\n');
}

/** Whether the parser takes long for a text, so that `limitComplexity` cuts it. */
export const isTooComplex = (markdown: string): boolean =>
  limitComplexity(markdown) !== markdown.replace(/\r\n?/g, '\n');

function readPrefix(line: string) {
  let end = 0;
  let kept = 0;
  let columns = 0;
  let markers = 0;
  let keptMarkers = 0;
  for (;;) {
    prefixToken.lastIndex = end;
    const token = prefixToken.exec(line)?.[0];
    if (token === undefined) {
      return { full: end, kept, columns, keptMarkers };
    }
    end += token.length;
    columns += token === '\t' ? 4 : token.length;
    if (token !== ' ' && token !== '\t') markers += 1;
    if (columns > maxColumns || markers > maxMarkers) continue;
    kept = end;
    keptMarkers = markers;
  }
}

/** Follows the opening and closing lines; true for an opening line that would be nested too deep. */
function directiveIsTooDeep(text: string, columns: number, open: OpenDirective[]): boolean {
  const colons = /^:+/.exec(text)?.[0].length ?? 0;
  if (/^:+[ \t]*$/.test(text)) {
    const closed = open.findIndex((one) => one.colons <= colons && one.columns === columns);
    if (closed !== -1) open.length = closed;
    return false;
  }
  if (!/^:+[a-z]/i.test(text)) return false;
  if (open.length >= maxDirectives) return true;
  open.push({ colons, columns });
  return false;
}

function countDelimiters(text: string): number {
  return text.match(/[*_[\]~`!<&\\]/g)?.length ?? 0;
}

function splitText(text: string): string {
  let seen = 0;
  return text.replace(/[*_[\]~`!<&\\]/g, (found) => {
    seen += 1;
    return seen % maxDelimiters === 0 ? `\n\n${found}` : found;
  });
}
