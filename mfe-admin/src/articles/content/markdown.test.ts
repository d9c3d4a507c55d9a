import {
  bulletList,
  continueList,
  heading,
  insertBlock,
  numberedList,
  toggleLines,
} from './markdownEdits';
import { snippets } from './snippets';
import type { TextEdit, TextSelection } from './TextEdit';
import { toggleMark } from './toggleMark';

/** `a[b]c` is the text abc with b selected; the box `[x]` is none. */
function parse(marked: string): TextSelection {
  const start = marked.search(/\[(?!x\])/);
  const end = marked.search(/(?<!\[x)\]/) - 1;
  const text = marked.replace(/\[(?!x\])/, '').replace(/(?<!\[x)\]/, '');
  return { text, start, end };
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
  ['a ***[ink]*** b', 'a *[ink]* b'],
  ['a *[ink]* b', 'a ***[ink]*** b'],
  ['[**a** b **c**]', '**[a b c]**'],
  ['[a `**` **b**]', '**[a `**` b]**'],
  ['x **[a** b]', 'x ****[a** b]**'],
  ['- **a** **b[]**', '- **a** **b**[]'],
  ['***a[]***', '***a**[]*'],
  ['**a** []**b**', '**a** **[bold text]****b**'],
  ['[One\n\nTwo\nthree]', '[**One**\n\n**Two**\n**three**]'],
  ['[**One**\n\n**Two**]', '[One\n\nTwo]'],
  ['[**One**\n\nTwo]', '[**One**\n\n**Two**]'],
  ['[- One\n- [x] Two\n> ## Three]', '- [**One**\n- [x] **Two**\n> ## **Three**]'],
  ['[:::note\nOne\n:::\n\n---]', ':::note\n**[One]**\n:::\n\n---'],
  ['[```\nlp -n 2\n```\nOne]', '```\nlp -n 2\n```\n**[One]**'],
  ['[| A | B |\n| - | :-: |\n| 1 | |]', '| [**A** | **B** |\n| - | :-: |\n| **1**] | |'],
])('toggles bold: %s', (before, after) => {
  expect(run(before, (selected) => toggleMark(selected, '**', 'bold text'))).toBe(after);
});

it.each([
  ['**[ink]**', '***[ink]***'],
  ['[**ink**]', '*[**ink**]*'],
  ['***[ink]***', '**[ink]**'],
  ['[***ink***]', '[**ink**]'],
  ['*[ink]*', '[ink]'],
  ['[**a** b *c*]', '*[**a** b c]*'],
  ['[\\*a* b]', '*[\\*a* b]*'],
  ['[**One**\n\nTwo]', '[***One***\n\n*Two*]'],
  ['* *a[]*', '* *a*[]'],
  ['* **a[]**', '* **a*[italic text]***'],
])('toggles italic, and keeps bold: %s', (before, after) => {
  expect(run(before, (selected) => toggleMark(selected, '*', 'italic text'))).toBe(after);
});

it.each([
  ['`a` `b[]`', '`a` `b`[]'],
  ['`a` []`b`', '`a` `[code]``b`'],
])('leaves code: %s', (before, after) => {
  expect(run(before, (selected) => toggleMark(selected, '`', 'code'))).toBe(after);
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
  ['1. one[]\n2. two', '1. one\n\n   :::\n   [x]\n   :::\n2. two'],
  ['- one\n  more[]', '- one\n  more\n\n  :::\n  [x]\n  :::\n'],
  ['9. []\n10. two', '9. :::\n   [x]\n   :::\n10. two'],
  ['- on[]e', '- on\n\n  :::\n  [x]\n  :::\n\n  e'],
  ['- one[]\n  more', '- one\n\n  :::\n  [x]\n  :::\n\n  more'],
  ['- one[]\n\n  more', '- one\n\n  :::\n  [x]\n  :::\n\n  more'],
  ['- one\n\n[]', '- one\n\n:::\n[x]\n:::\n'],
])('keeps a block in its list item: %j', (before, after) => {
  expect(run(before, (selected) => insertBlock(selected, ':::\n⟦x⟧\n:::'))).toBe(after);
});

it.each([
  ['- one[]', '- one\n- []'],
  ['9. nine[]', '9. nine\n10. []'],
  ['a\n- one\n- []', 'a\n- one\n\n[]'],
  ['plain[]', undefined],
])('continues a list after Enter: %s', (before, after) => {
  expect(run(before, continueList)).toBe(after);
});
