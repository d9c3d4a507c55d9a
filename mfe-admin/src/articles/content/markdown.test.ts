import {
  bulletList,
  continueList,
  heading,
  insertBlock,
  numberedList,
  toggleLines,
  toggleMark,
} from './markdownEdits';
import { snippets } from './snippets';
import type { TextEdit, TextSelection } from './TextEdit';

/** `a[b]c` is the text abc with b selected. */
function parse(marked: string): TextSelection {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
}

function show({ text }: TextSelection, { from, to, insert, select }: TextEdit): string {
  const [start, end] = select;
  const marked = `${insert.slice(0, start)}[${insert.slice(start, end)}]${insert.slice(end)}`;
  return text.slice(0, from) + marked + text.slice(to);
}

const run = (marked: string, edit: (selected: TextSelection) => TextEdit | undefined) => {
  const result = edit(parse(marked));
  return result && show(parse(marked), result);
};

it.each([
  ['a [ink] b', 'a **[ink]** b'],
  ['a **[ink]** b', 'a [ink] b'],
  ['a [**ink**] b', 'a [ink] b'],
  ['[ink ]b', '**[ink]** b'],
  ['[]', '**[bold text]**'],
])('toggles a mark: %s', (before, after) => {
  expect(run(before, (selected) => toggleMark(selected, '**', 'bold text'))).toBe(after);
});

it.each([
  [heading, 'a\n[title]\nb', 'a\n[## title]\nb'],
  [heading, 'a\n[## title]\nb', 'a\n[title]\nb'],
  [bulletList, '[one\n\ntwo]', '[- one\n\n- two]'],
  [numberedList, '[- one\n- two]', '[1. one\n2. two]'],
  [numberedList, '[1. one\n2. two]', '[one\ntwo]'],
  [bulletList, '[]', '- [List item]'],
])('toggles lines', (kind, before, after) => {
  expect(run(before, (selected) => toggleLines(selected, kind))).toBe(after);
});

it('leaves an empty line around a block, and selects its placeholder', () => {
  const note = snippets[0]?.[2] ?? '';
  const insert = (selected: TextSelection) => insertBlock(selected, note);
  expect(run('a[]b', insert)).toBe('a\n\n:::note\n[What helps to know]\n:::\n\nb');
  expect(run('a\n\n[mine]\n', insert)).toBe('a\n\n:::note\n[mine]\n:::\n\n');
  expect(run('[]', insert)).toBe(':::note\n[What helps to know]\n:::\n');
});

it.each([
  ['- one[]', '- one\n- []'],
  ['9. nine[]', '9. nine\n10. []'],
  ['a\n- one\n- []', 'a\n- one\n\n[]'],
  ['plain[]', undefined],
])('continues a list after Enter: %s', (before, after) => {
  expect(run(before, continueList)).toBe(after);
});
