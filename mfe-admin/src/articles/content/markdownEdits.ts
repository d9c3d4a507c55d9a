import { selectedText, type TextEdit, type TextSelection } from './TextEdit';

/** Marks in a template what is selected after it was inserted. */
const HOLE = /⟦(.*?)⟧/s;

/** Line breaks that are missing before and after to leave an empty line around a block. */
function gaps({ text, start, end }: TextSelection): [before: string, after: string] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const missingBefore = before === '' ? 0 : 2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0);
  const missingAfter = after === '' ? 1 : 2 - (/^\n{0,2}/.exec(after)?.[0].length ?? 0);
  return ['\n'.repeat(missingBefore), '\n'.repeat(missingAfter)];
}

const MARKER = /^\s*(?:[-*+]|\d+[.)]) +/;

/** Before each line of the list item that a place is in; empty outside of lists. */
function itemIndent({ text, start }: TextSelection): string {
  for (const line of text.slice(0, start).split('\n').reverse()) {
    const [marker] = MARKER.exec(line) ?? [];
    if (marker) return ' '.repeat(marker.length);
    if (!/^\s+\S/.test(line)) return '';
  }
  return '';
}

/**
 * The same within a list item: the next item follows at once, so that the list stays one. Other words that
 * follow do so after an empty line: a table would take them for a row.
 */
function gapsInItem({ text, start, end }: TextSelection, indent: string): [string, string] {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const isEmpty = line.replace(MARKER, '') === '';
  const [rest = '', next = ''] = text.slice(end).split('\n', 2);
  const isFollowed = next.trim() !== '' && !MARKER.test(next);
  const after = rest.trim() ? `\n\n${indent}` : end === text.length || isFollowed ? '\n' : '';
  return [isEmpty ? '' : '\n\n', after];
}

/**
 * Inserts a block on lines of its own, in a list within the item; a selected text takes the place of
 * the template's hole.
 */
export function insertBlock(selected: TextSelection, template: string): TextEdit {
  const indent = itemIndent(selected);
  const indented = (lines: string) => lines.replaceAll('\n', `\n${indent}`);
  const own = selectedText(selected);
  const [gap, after] = indent ? gapsInItem(selected, indent) : gaps(selected);
  const before = gap && gap + indent;
  const block = indented(template);
  const at = before.length + block.search(HOLE);
  const filling = indented(own || (HOLE.exec(template)?.[1] ?? ''));
  return {
    from: selected.start,
    to: selected.end,
    insert: before + block.replace(HOLE, () => filling) + after,
    select: [at, at + filling.length],
  };
}

export const insertAfter = (selected: TextSelection, block: string): TextEdit =>
  insertBlock({ ...selected, start: selected.end }, `${block}⟦⟧`);

/** Puts Markdown in the place of what is selected: within the line, or on lines of its own if it has several. */
export function insertMarkdown(selected: TextSelection, markdown: string): TextEdit {
  const { start: from, end: to } = selected;
  const [before, after] = markdown.includes('\n') ? gaps(selected) : ['', ''];
  const insert = before + markdown + after;
  const end = before.length + markdown.length;
  return { from, to, insert, select: [end, end] };
}

const ADDRESS = /^https?:\/\/\S+$/;

/** Makes a link to `address` of the selected words; undefined unless these are words and that an address. */
export function linkSelected(selected: TextSelection, address: string): TextEdit | undefined {
  const words = selectedText(selected);
  if (!ADDRESS.test(address) || words === '' || /\n/.test(words) || ADDRESS.test(words)) {
    return undefined;
  }
  const insert = `[${words}](${address})`;
  const { start: from, end: to } = selected;
  return { from, to, insert, select: [insert.length, insert.length] };
}

interface LineKind {
  prefix: (index: number) => string;
  /** Finds any prefix of this kind. */
  pattern: RegExp;
  placeholder: string;
}

export const heading: LineKind = {
  prefix: () => '## ',
  pattern: /^#{1,6} +/,
  placeholder: 'Heading',
};
export const bulletList: LineKind = {
  prefix: () => '- ',
  pattern: /^[-*+] +/,
  placeholder: 'List item',
};
export const numberedList: LineKind = {
  prefix: (index) => `${index + 1}. `,
  pattern: /^\d+[.)] +/,
  placeholder: 'List item',
};

const anyPrefix = /^(?:#{1,6}|[-*+]|\d+[.)]) +/;

/** Makes the selected lines lines of `kind`, or plain ones when all of them are that already. */
export function toggleLines({ text, start, end }: TextSelection, kind: LineKind): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  if (lines.length === 1 && lines[0]?.trim() === '') {
    const prefix = kind.prefix(0);
    const insert = prefix + kind.placeholder;
    return { from, to, insert, select: [prefix.length, insert.length] };
  }
  const isAlready = lines.every((line) => line === '' || kind.pattern.test(line));
  let count = 0;
  const insert = lines
    .map((line) => {
      if (line === '') return line;
      const bare = line.replace(isAlready ? kind.pattern : anyPrefix, '');
      if (isAlready) return bare;
      count += 1;
      return kind.prefix(count - 1) + bare;
    })
    .join('\n');
  return { from, to, insert, select: [0, insert.length] };
}

const ITEM = /^(\s*)([-*+]|\d+[.)])( \[[ xX]\])? +(.*)$/;

const nextMarker = (marker: string): string =>
  marker.replace(/\d+/, (digits) => String(Number(digits) + 1));

/** What Enter does at the end of a list item: begins the next, or after an empty one ends the list. */
export function continueList({ text, start, end }: TextSelection): TextEdit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, indent = '', marker = '', box, words] = ITEM.exec(text.slice(from, start)) ?? [];
  if (!marker) return undefined;
  if (!words) return { from, to: start, insert: '\n', select: [1, 1] };
  const insert = `\n${indent}${nextMarker(marker)}${box ? ' [ ]' : ''} `;
  return { from: start, to: start, insert, select: [insert.length, insert.length] };
}
