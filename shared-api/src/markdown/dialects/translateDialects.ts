import { translateLine } from './inline';
import { readBlock } from './readBlock';
import { codeEnd, FENCE, type Translation, trimLines } from './Translation';

/** The line that opens a block of code with its language alone, below its title. */
function codeTitle(line: string, { tell }: Translation): string[] {
  const [, start = '', language = '', rest = ''] =
    /^(.*?[`~]{3,})\s*([^\s`{]*)(.*)$/.exec(line) ?? [];
  if (!rest.trim()) return [line];
  const title = /title="([^"]*)"/.exec(rest)?.[1] ?? /^\s+(\w[^={}]*)$/.exec(rest)?.[1] ?? '';
  tell('What is said of blocks of code besides their language');
  const [, indent = '', item = ''] = /^(\s*)(.*?)[`~]/.exec(start) ?? [];
  return [...(title && !item ? [`${indent}**${title.trim()}**`, ''] : []), start + language];
}

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;

/** Lines of a text, and those that say the same in the article dialect. */
interface Piece {
  kind: 'code' | 'block' | 'line';
  from: number;
  to: number;
  lines: string[];
}

function* piecesOf(lines: readonly string[], translation: Translation): Generator<Piece> {
  let isInList = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const from = at;
    if (FENCE.test(line)) {
      at = codeEnd(lines, from);
      const code = [...codeTitle(line, translation), ...lines.slice(from + 1, at)];
      yield { kind: 'code', from, to: at, lines: code };
      continue;
    }
    if (/^\S/.test(line)) isInList = ITEM.test(line);
    const isCode = !isInList && /^(?: {4}|\t)/.test(line);
    const block = isCode ? undefined : readBlock(lines, at, translation);
    at = block?.next ?? at + 1;
    if (block) yield { kind: 'block', from, to: at, lines: block.lines };
    else if (isCode) yield { kind: 'code', from, to: at, lines: [line] };
    else yield { kind: 'line', from, to: at, lines: [translateLine(line, translation)] };
  }
}

const isFull = (line: string | undefined) => (line ?? '').trim() !== '';

function translateLines(lines: readonly string[], translation: Translation): string[] {
  const done: string[] = [];
  for (const { kind, to, lines: made } of piecesOf(lines, translation)) {
    // A block stands apart from the lines around it.
    const isApart = kind === 'block' && made.length > 0;
    if (isApart && isFull(done.at(-1))) done.push('');
    done.push(...made);
    if (isApart && isFull(lines[to])) done.push('');
  }
  return done;
}

interface Options extends Pick<Translation, 'include' | 'hasIds'> {
  tell?: Translation['tell'];
}

/** Blocks in each other, which the reader of articles bounds, too. */
const MAX_DEPTH = 12;

function createTranslation({ tell = () => {}, ...options }: Options): Translation {
  let depth = 0;
  const translation: Translation = {
    ...{ ...options, tell },
    inside(lines) {
      if (depth >= MAX_DEPTH) return [...lines];
      depth += 1;
      const made = translateLines(lines, translation);
      depth -= 1;
      return trimLines(made);
    },
  };
  return translation;
}

/** Markup of other systems as the article dialect has it; code stays as it is. */
export const translateDialects = (markdown: string, options: Options = {}): string =>
  translateLines(markdown.split(/\r\n?|\n/), createTranslation(options)).join('\n');

/** Markup of another system in a text, and what says the same. */
export interface ForeignMarkup {
  /** From 1. */
  line: number;
  /** How it begins. */
  about: string;
  start: number;
  end: number;
  insert: string;
}

/** What has none of these is read as it is. */
const SIGNS =
  /^[ \t>]*(?:\[!\w|!!!|\?\?\?|===|<[A-Za-z]|\{[%{]|:\s|:::\(|(?:=+|-+)[ \t]*$)|\{[:#.\w]|\+\+|==|:[\w]+-|\{\{/m;
/** Fences that checks of directives mend. */
const MENDED = /^[ \t>]*:{3,}(?!\()/;

/** Finds markup of other systems that readers would see as text, with what stands in its place. */
export function findForeignMarkup(markdown: string): ForeignMarkup[] {
  if (!SIGNS.test(markdown) || markdown.includes('\r')) return [];
  const lines = markdown.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const found: ForeignMarkup[] = [];
  for (const { kind, from, to, lines: made } of piecesOf(lines, createTranslation({}))) {
    const own = lines.slice(from, to);
    const [about = ''] = own;
    if (kind === 'code' || made.length === 0 || own.join('\n') === made.join('\n')) continue;
    if (MENDED.test(about)) continue;
    const before = kind === 'block' && isFull(lines[from - 1]) ? '\n' : '';
    const after = kind === 'block' && isFull(lines[to]) ? '\n' : '';
    const [start = 0, end = 0] = [starts[from], starts[to]];
    const insert = before + made.join('\n') + after;
    found.push({ line: from + 1, about: about.trim(), start, end: end - 1, insert });
  }
  return found;
}
