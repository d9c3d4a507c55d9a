/** A text that is translated line by line, and what is told of it. */
export interface Translation {
  /** Names what the article dialect has nothing for, each once. */
  tell(what: string): void;
  /** The text of another file that stands in the place of a tag; undefined when there is none. */
  include?: ((name: string) => string | undefined) | undefined;
  /** Ids of headings stay, as anchors in HTML. */
  hasIds?: boolean | undefined;
  /** Translates lines within others. */
  inside(lines: readonly string[]): string[];
}

export const FENCE = /^\s*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/;

/** Follows fences of code: whether a line is code or one of its fences. */
export function createCodeWatch(): (line: string) => boolean {
  let open = '';
  return (line) => {
    const fence = FENCE.exec(line)?.[1] ?? '';
    if (!open) {
      open = fence;
      return fence !== '';
    }
    const isEnd = fence.startsWith(open) && line.trim() === fence;
    if (isEnd) open = '';
    return true;
  };
}

/** Where a block of code ends that opens on a line. */
export function codeEnd(lines: readonly string[], at: number): number {
  const open = FENCE.exec(lines[at] ?? '')?.[1] ?? '';
  const end = lines.findIndex(
    (line, index) => index > at && line.trim().startsWith(open) && /^\s*(?:`+|~+)\s*$/.test(line),
  );
  return end < 0 ? lines.length : end + 1;
}

const indentOf = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;

/** Without the indentation that all lines have, and without empty lines around. */
export function dedent(lines: readonly string[]): string[] {
  const full = lines.filter((line) => line.trim());
  const indent = Math.min(...full.map(indentOf));
  return trimLines(lines.map((line) => line.slice(Math.min(indent, indentOf(line)))));
}

export function trimLines(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.trim());
  return start < 0 ? [] : lines.slice(start, lines.findLastIndex((line) => line.trim()) + 1);
}

/** A block of the article dialect around lines that are translated already. */
export function directive(name: string, title: string, lines: readonly string[], more = '') {
  const longest = Math.max(
    ...lines.map((line) => /^[\s>]*(:{3,})/.exec(line)?.[1]?.length ?? 0),
    2,
  );
  const fence = ':'.repeat(longest + 1);
  const label = title.trim().replace(/(?<!\\)[[\]]/g, '\\$&');
  return [`${fence}${name}${label && `[${label}]`}${more}`, ...trimLines(lines), fence];
}

/** `danger` as a title: `Danger`. */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
