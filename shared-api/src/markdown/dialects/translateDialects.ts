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

function translateLines(lines: readonly string[], translation: Translation): string[] {
  const done: string[] = [];
  let isInList = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) {
      const end = codeEnd(lines, at);
      done.push(...codeTitle(line, translation), ...lines.slice(at + 1, end));
      at = end;
      continue;
    }
    if (/^\S/.test(line)) isInList = ITEM.test(line);
    const isCode = !isInList && /^(?: {4}|\t)/.test(line);
    const block = isCode ? undefined : readBlock(lines, at, translation);
    if (!block) {
      done.push(isCode ? line : translateLine(line, translation));
      at += 1;
      continue;
    }
    at = block.next;
    if (block.lines.length === 0) continue;
    // A block stands apart from the lines around it.
    if ((done.at(-1) ?? '').trim()) done.push('');
    done.push(...block.lines);
    if ((lines[at] ?? '').trim()) done.push('');
  }
  return done;
}

interface Options extends Pick<Translation, 'include' | 'hasIds'> {
  tell?: Translation['tell'];
}

/** Blocks in each other, which the reader of articles bounds, too. */
const MAX_DEPTH = 12;

/** Markup of other systems as the article dialect has it; code stays as it is. */
export function translateDialects(markdown: string, { tell = () => {}, ...options }: Options = {}) {
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
  return translateLines(markdown.split(/\r\n?|\n/), translation).join('\n');
}
