import { createCodeWatch } from './Translation';

/** A tag of a template or component, with what stands between it and its end. */
export interface Tag {
  /** In lower case. */
  name: string;
  /** By name, in lower case. */
  args: ReadonlyMap<string, string>;
  /** Those without a name. */
  values: readonly string[];
  content: string[];
  /** How it was written. */
  source: string;
}

interface Syntax {
  /** Indentation, name, arguments, what follows on the line. */
  open: RegExp;
  /** Opening and closing tags of a name anywhere in a line; the second group is there for a closing one. */
  token(name: string): RegExp;
  /** Whether one without an end is whole. */
  isLone(source: string): boolean;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const ATTRIBUTES = `(?:\\s+(?:"[^"]*"|'[^']*'|\\{[^{}]*\\}|[^"'{}<>/]|/(?!>))*)?`;

const SYNTAXES: readonly Syntax[] = [
  {
    open: /^(\s*)\{%-?\s*([a-z][\w-]*)\s*(.*?)\s*-?%\}(.*)$/,
    token: (name) =>
      new RegExp(`\\{%-?\\s*(?:${escaped(name)}\\b.*?|(end${escaped(name)}))\\s*-?%\\}`, 'g'),
    isLone: () => true,
  },
  {
    open: /^(\s*)\{\{[<%]\s*([a-z][\w./-]*)\s*(.*?)\s*\/?[>%]\}\}(.*)$/,
    token: (name) =>
      new RegExp(
        `\\{\\{[<%]\\s*(?:${escaped(name)}\\b.*?|(/\\s*${escaped(name)}))\\s*[>%]\\}\\}`,
        'g',
      ),
    isLone: () => true,
  },
  {
    open: new RegExp(`^(\\s*)<([A-Z][\\w.]*|details|aside)(${ATTRIBUTES})\\s*/?>(.*)$`),
    token: (name) =>
      new RegExp(`<(?:${escaped(name)}${ATTRIBUTES}\\s*(?<!/)>|(/${escaped(name)})\\s*>)`, 'g'),
    isLone: (source) => source.trimEnd().endsWith('/>'),
  },
];

const ARGUMENT = /(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s"'{}]+))/g;

function readArguments(text: string) {
  const args = new Map<string, string>();
  const values: string[] = [];
  for (const [, name, ...given] of text.matchAll(ARGUMENT)) {
    const value = given.find((one) => one !== undefined) ?? '';
    if (name) args.set(name.toLowerCase(), value);
    else values.push(value);
  }
  return { args, values };
}

/** More lines of an opening tag would be a text. */
const MAX_LINES = 20;

/** The lines of an opening tag as one, where it stands on several. */
function joined(lines: readonly string[], at: number): { line: string; next: number } {
  const first = lines[at] ?? '';
  if (!/^\s*<[A-Z][\w.]*(\s[^>]*)?$/.test(first)) return { line: first, next: at + 1 };
  const end = lines.slice(at, at + MAX_LINES).findIndex((line) => />\s*$/.test(line));
  if (end < 1) return { line: first, next: at + 1 };
  const line = lines.slice(at, at + end + 1).map((one, index) => (index > 0 ? one.trim() : one));
  return { line: line.join(' '), next: at + end + 1 };
}

/**
 * The tag that begins on a line.
 * @returns it with its indentation, what follows its end on the line, and the line after it
 */
export function readTag(lines: readonly string[], at: number) {
  const { line, next } = joined(lines, at);
  for (const { open, token, isLone } of SYNTAXES) {
    const [, indent = '', name, given = '', rest = ''] = open.exec(line) ?? [];
    if (!name) continue;
    const source = line.slice(indent.length, line.length - rest.length);
    const tag = { name: name.toLowerCase(), ...readArguments(given), source };
    const isWhole = /\/[>%]?\}?\}?>?$/.test(source.trimEnd()) && isLone(source);
    const end =
      isWhole && source.startsWith('<')
        ? undefined
        : findEnd([rest, ...lines.slice(next)], token(name));
    if (end) {
      const { content, after } = end;
      return { tag: { ...tag, content }, indent, after, next: next + end.lines };
    }
    if (isLone(source)) return { tag: { ...tag, content: [] }, indent, after: rest, next };
  }
  return undefined;
}

/** Where a tag that is open before `lines` ends. */
function findEnd(lines: readonly string[], token: RegExp) {
  const isCode = createCodeWatch();
  let depth = 1;
  for (const [at, line] of lines.entries()) {
    if (isCode(line)) continue;
    for (const found of line.matchAll(token)) {
      depth += found[1] ? -1 : 1;
      if (depth > 0) continue;
      const content = [...lines.slice(0, at), line.slice(0, found.index)];
      return { content, after: line.slice(found.index + found[0].length), lines: at };
    }
  }
  return undefined;
}
