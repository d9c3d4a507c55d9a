import type { Selected, TextEdit } from './TextEdit';

const ITEM = /^(\s*)([-*+]|\d+[.)])( \[[ xX]\])? +(.*)$/;

const nextMarker = (marker: string): string =>
  marker.replace(/\d+/, (digits) => String(Number(digits) + 1));

/** What Enter does at the end of a list item: begins the next, or after an empty one ends the list. */
export function continueList({ text, start, end }: Selected): TextEdit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [, indent = '', marker = '', box, words] = ITEM.exec(text.slice(from, start)) ?? [];
  if (!marker) return undefined;
  if (!words) return { from, to: start, insert: '\n', select: [1, 1] };
  const insert = `\n${indent}${nextMarker(marker)}${box ? ' [ ]' : ''} `;
  return { from: start, to: start, insert, select: [insert.length, insert.length] };
}
