import { BOX_SYNONYMS, boxOf } from '../boxes';
import { capitalized, createCodeWatch, dedent, directive, type Translation } from './Translation';
import { writeTag } from './tagBlocks';
import { readTag } from './tags';

const OWN = new Set('note tip warning steps checklist details quiz video'.split(' '));

/** Lines that are taken, and what stands in their place. */
export interface Block {
  lines: string[];
  next: number;
}

type Read = (lines: readonly string[], at: number, translation: Translation) => Block | undefined;

const isDeeper = (line: string, indent: number) =>
  line.trim() === '' || line.length - line.trimStart().length >= indent;

/** The lines below that are indented as much, or empty. */
function indented(lines: readonly string[], at: number, indent: number) {
  let next = at;
  while (next < lines.length && isDeeper(lines[next] ?? '', indent)) next += 1;
  while (next > at && (lines[next - 1] ?? '').trim() === '') next -= 1;
  return { content: dedent(lines.slice(at, next)), next };
}

const titledBox = (name: string, title: string, lines: readonly string[]) => {
  const box = boxOf(name);
  return directive(box ?? 'note', title || (box ? '' : capitalized(name)), lines);
};

/** `> [!NOTE]`, with a title and a sign for folded ones in some systems. */
const readAlert: Read = (lines, at, { inside }) => {
  const [, indent = '', name, fold, title = ''] =
    /^(\s*)>\s*\[!(\w+)\]([+-]?)\s*(.*)$/.exec(lines[at] ?? '') ?? [];
  if (!name) return undefined;
  let next = at + 1;
  const content: string[] = [];
  while (/^\s*>/.test(lines[next] ?? '')) {
    content.push((lines[next] ?? '').replace(/^\s*> ?/, ''));
    next += 1;
  }
  const made = inside(content);
  const block = fold
    ? directive('details', title || capitalized(name.toLowerCase()), made)
    : titledBox(name.toLowerCase(), title, made);
  return { lines: block.map((line) => indent + line), next };
};

/** `!!! note "Title"`, `???` and `=== "Tab"`, whose content is indented. */
const readIndented: Read = (lines, at, { inside, tell }) => {
  const [, indent = '', sign = '', more = ''] =
    /^(\s*)(!!!|\?\?\?\+?|===[!+]?)\s+(\S.*)$/.exec(lines[at] ?? '') ?? [];
  const [, names = '', quoted] = /^([\w -]*?)\s*(?:"(.*)")?\s*$/.exec(more) ?? [];
  if (!sign || (sign.startsWith('=') ? quoted === undefined : !names)) return undefined;
  const { content, next } = indented(lines, at + 1, indent.length + 2);
  const made = inside(content);
  const [name = ''] = names.split(' ');
  if (sign.startsWith('=')) tell('Tabs, one after another');
  const block = sign.startsWith('=')
    ? [`**${quoted}**`, '', ...made]
    : sign.startsWith('?')
      ? directive('details', quoted || capitalized(name), made)
      : titledBox(name, quoted ?? '', made);
  return { lines: block.map((line) => line && indent + line), next };
};

const COLONS = /^(\s*)(:{3,})[ \t]*(\(?)([A-Za-z][\w-]*)\)?[ \t]*(.*?)[ \t]*$/;

/** The title of a fence: `[Title]`, `(Title)` or bare, before attributes. */
function fenceTitle(text: string, isInBrackets: boolean) {
  const [, label, rest = ''] = /^\[(.*)\](.*)$/.exec(text) ?? [];
  if (label !== undefined) return { title: label, more: rest.trim() };
  const [, bare] = isInBrackets ? (/^\((.*)\)$/.exec(text) ?? []) : [];
  const isAttributes = /^\{.*\}$/.test(text);
  return { title: isAttributes ? '' : (bare ?? text), more: isAttributes ? text : '' };
}

/** `:::tip Title`, `::: tip`, `:::(Info) (Title)`, up to their end. */
const readColons: Read = (lines, at, { inside }) => {
  const [, indent = '', colons = '', bracket, given = '', rest = ''] =
    COLONS.exec(lines[at] ?? '') ?? [];
  const name = given.toLowerCase();
  if (!colons || !(OWN.has(name) || Object.hasOwn(BOX_SYNONYMS, name))) return undefined;
  const isEnd = new RegExp(`^\\s*:{${colons.length},}\\s*$`);
  const isCode = createCodeWatch();
  const end = lines.findIndex((line, index) => index > at && !isCode(line) && isEnd.test(line));
  if (end < 0) return undefined;
  const { title, more } = fenceTitle(rest, bracket !== '');
  const attributes = name === 'video' ? more : '';
  const content = lines
    .slice(at + 1, end)
    .map((line) => line.slice(line.startsWith(indent) ? indent.length : 0));
  const block = directive(boxOf(name) ?? name, title, inside(content), attributes);
  return { lines: block.map((line) => indent + line), next: end + 1 };
};

const readTagBlock: Read = (lines, at, translation) => {
  const found = readTag(lines, at);
  const made = found && writeTag(found.tag, translation);
  if (!found || !made) return undefined;
  const { indent, after, next } = found;
  const rest = after.trim() ? ['', after.trim()] : [];
  return { lines: [...made, ...rest].map((line) => line && indent + line), next };
};

const PLAIN = /^ {0,3}(?![>#|:<]|[-*+]\s|\d+[.)]\s|`{3}|~{3})\S/;

/** Underlined headings, tables of contents, terms with their meaning, abbreviations, texts of other files. */
const readLines: Read = (lines, at, { tell, include, inside }) => {
  const line = lines[at] ?? '';
  const below = lines[at + 1] ?? '';
  const isPlain = PLAIN.test(line);
  const isAlone = (lines[at - 1] ?? '').trim() === '';
  if (isPlain && isAlone && /^ {0,3}(=+|-+)\s*$/.test(below))
    return { lines: [`${below.includes('=') ? '#' : '##'} ${line.trim()}`], next: at + 2 };
  if (/^\s*(\[TOC\]|\[\[_TOC_\]\]|\{:toc\}|\$\{toc\})\s*$/i.test(line))
    return { lines: [], next: at + 1 };
  const [, short, long] = /^\*\[([^\]]+)\]:\s+(.+)$/.exec(line) ?? [];
  if (short) {
    tell(`Abbreviation ${short}: ${long}`);
    return { lines: [], next: at + 1 };
  }
  const [, file] = /^\s*-{1,2}8<-{1,2}\s+"([^"]+)"\s*$/.exec(line) ?? [];
  if (file) {
    const text = include?.(file);
    tell(text === undefined ? `Missing text ${file}` : `Text from ${file}, put in its place`);
    return { lines: text === undefined ? [] : inside(text.split('\n')), next: at + 1 };
  }
  if (isPlain && /^:\s+\S/.test(below)) {
    tell('Lists of terms');
    const { content, next } = indented(lines, at + 2, 4);
    const first = below.replace(/^:\s+/, '');
    return {
      lines: [`- **${line.trim()}**: ${first}`, ...content.map((one) => one && `  ${one}`)],
      next,
    };
  }
  return undefined;
};

const READERS: readonly Read[] = [readAlert, readIndented, readColons, readTagBlock, readLines];

/** The block that begins on a line, as the article dialect has it; undefined when it stays as it is. */
export function readBlock(lines: readonly string[], at: number, translation: Translation) {
  for (const read of READERS) {
    const block = read(lines, at, translation);
    if (block) return block;
  }
  return undefined;
}
