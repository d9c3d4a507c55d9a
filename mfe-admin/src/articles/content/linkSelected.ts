import { type Selected, selectedText, type TextEdit } from './TextEdit';

const ADDRESS = /^https?:\/\/\S+$/;

/** Makes a link to `address` of the selected words; undefined unless these are words and that an address. */
export function linkSelected(selected: Selected, address: string): TextEdit | undefined {
  const words = selectedText(selected);
  if (!ADDRESS.test(address) || words === '' || /\n/.test(words) || ADDRESS.test(words)) {
    return undefined;
  }
  const insert = `[${words}](${address})`;
  const { start: from, end: to } = selected;
  return { from, to, insert, select: [insert.length, insert.length] };
}
