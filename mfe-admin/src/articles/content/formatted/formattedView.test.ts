import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { extensions } from '../extensions';
import { drawText } from './drawText';
import { formattedView } from './formattedView';

const seed = path.resolve(__dirname, '../../../../../services/seed/articles');
const demoArticles = readdirSync(seed, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(path.join(seed, name), 'utf8').replace(/^---\n.*?\n---\n/s, ''));

/** Numbers from 0 to 1 that are the same in each run. */
function randomOf(start: number) {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PIECES = [
  'Plain words, 紙 and שלום.',
  '# Title #',
  '## ',
  '### **Bold** title',
  '**bold** *italic* ~~gone~~ `code` ***both***',
  '[link](https://example.com "t") [](/x) <https://example.com> \\* &amp;',
  '![alt](/api/help/media/a.png)',
  '![](https://images.example/b.png) and ![no',
  '- item\n- [ ] task\n  - [x] done\n    continued\n\n  after',
  '3. three\n1. four\n   - five',
  '* \n+ x',
  '> quote\n> > deeper\nlazy',
  '| a | b |\n| :-: | --- |\n| 1 | \\| |\n| x |\n|| y | z |',
  'a | b\n--- | ---\n1 | 2',
  '> | q |\n> | - |\n> | 1 |',
  '```js\nconst a = "|";\n:::note\n```',
  '```\nunclosed',
  '    indented code',
  '---',
  'not\n===\na heading\n---',
  ':::note\nInside.\n:::',
  ':::tip[Title **bold**]',
  '::::details[Why?]\n:::steps\n1. One\n2. Two\n:::\n::::',
  ':::checklist\n- [ ] a\n- [x] b\n:::',
  ':::quiz\nQuestion?\n\n- [x] right\n- [ ] wrong\n\nWhy.\n:::',
  ':::video[Tour]{url="https://www.youtube.com/watch?v=example0001"}\n:::',
  ':::unknown\n\n:::',
  ':::',
  '::: note',
  '<div>\n<!-- comment -->',
  'hard\\\nbreak  \nend<br>',
  '[^1] and [a][b]\n\n[b]: /c',
  '',
  '   ',
  '\t- tab',
];

function generate(seedNumber: number): string {
  const random = randomOf(seedNumber);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const parts = Array.from({ length: 1 + Math.floor(random() * 7) }, () => {
    const piece = pick();
    const prefix = ['', '', '', '> ', '- ', '  '][Math.floor(random() * 6)] ?? '';
    return piece.replace(/^/gm, prefix) + (random() < 0.5 ? '\n' : '\n\n');
  });
  const text = parts.join('');
  return random() < 0.3 ? text.slice(0, Math.floor(random() * text.length)) : text;
}

/** Opens a text, goes to the ends and the middle of each line and back, and draws what is there. */
function visit(text: string): string {
  let state = EditorState.create({ doc: text, extensions: [extensions, formattedView] });
  ensureSyntaxTree(state, text.length, 1e9);
  const all = [{ from: 0, to: text.length }];
  drawText(state, all, undefined);
  let at = 0;
  for (const { length } of text.split('\n')) {
    for (const head of [at, at + (length >> 1), at + length]) {
      ({ state } = state.update({ selection: { anchor: head }, userEvent: 'select' }));
      const { from, to } = state.doc.lineAt(head);
      drawText(state, [{ from, to }], state.selection.main);
    }
    at += length + 1;
  }
  ({ state } = state.update({ selection: { anchor: 0, head: text.length } }));
  drawText(state, all, state.selection.main);
  return state.doc.toString();
}

test('a text is the same after it was opened and visited: all demo articles', () => {
  expect(demoArticles.length).toBeGreaterThan(30);
  for (const article of demoArticles) expect(visit(article)).toBe(article);
});

test('a text is the same after it was opened and visited: generated ones', () => {
  for (let number = 1; number <= 2_000; number += 1) {
    const text = generate(number);
    expect(visit(text)).toBe(text);
  }
});

/** The text of what is drawn with a class, with the cursor at `¦`. */
function drawnWith(name: string, marked: string): string[] {
  const at = marked.indexOf('¦');
  const doc = marked.replace('¦', '');
  const state = EditorState.create({ doc, extensions: [extensions, formattedView] });
  ensureSyntaxTree(state, doc.length, 1e9);
  const selected = at < 0 ? undefined : { from: at, to: at };
  const texts: string[] = [];
  const { decorations } = drawText(state, [{ from: 0, to: doc.length }], selected);
  decorations.between(0, doc.length, (from, to, { spec }) => {
    if (
      String(spec.class ?? '')
        .split(' ')
        .includes(name)
    )
      texts.push(from === to ? state.doc.lineAt(from).text : doc.slice(from, to));
  });
  return texts;
}

it.each([
  ['fm-hidden', 'a **b** `c`', ['**', '**', '`', '`']],
  ['fm-hidden', 'a **b¦** `c`', ['`', '`']],
  ['fm-hidden', '## T\n¦', ['## ']],
  ['fm-hidden', '## T¦', []],
  ['fm-hidden', '[t](/a)', ['[', '](/a)']],
  ['fm-hidden', '[](/a)', []],
  ['fm-hidden', ':::note[Mind **it**]\nx\n:::', [':::', '[', '**', '**', ']', ':::']],
  ['fm-hidden', ':::note\nx¦\n:::', [':::', ':::']],
  ['fm-hidden', ':::none\nx\n:::', []],
  ['fm-hidden', '---\n\nx', ['---']],
  ['fm-rule', 'x\n---', ['---']],
  ['fm-bullet', '- a\n- ¦b', ['- ']],
  ['fm-number', '1. a\n1. b', ['1. ', '1. ']],
  ['fm-done', '- [x] a\n- [ ] b', ['- [x] ']],
  ['fm-box', ':::tip\na\n\nb\n:::\nc', [':::tip', 'a', '', 'b', ':::']],
  ['fm-box', '```\n:::tip\n```\nc', []],
  ['fm-step', ':::steps\n1. a\n2. b\n:::\n\n1. c', ['1. a', '2. b']],
  ['fm-cell', '| a | b |\n|---|---|\n| 1 | 2 |', [' a ', ' b ', ' 1 ', ' 2 ']],
  ['fm-pipe', '| a |\n|---|\n| 1 |¦', ['|', '|', '|', '|']],
])('draws %s in %j', (name, text, expected) => {
  expect(drawnWith(name, text)).toEqual(expected);
});

it.each([
  ['| a |\n| - |\n¦', '| a |\n| - |\n\nInk¦'],
  ['| a |\n| - |\n| 1 |\n  ¦\nText', '| a |\n| - |\n| 1 |\n\n  Ink¦\nText'],
  ['| a |\n| - |\n\n¦', '| a |\n| - |\n\nInk¦'],
  ['Text\n¦', 'Text\nInk¦'],
])('text right below a table is no row of it: %j', (marked, expected) => {
  const at = marked.indexOf('¦');
  const doc = marked.replace('¦', '');
  const selection = { anchor: at };
  const state = EditorState.create({ doc, selection, extensions: [extensions, formattedView] });
  ensureSyntaxTree(state, doc.length, 1e9);
  const typed = { changes: { from: at, insert: 'Ink' }, selection: { anchor: at + 3 } };
  const after = state.update({ ...typed, userEvent: 'input.type' }).state;
  const { head } = after.selection.main;
  expect(`${after.sliceDoc(0, head)}¦${after.sliceDoc(head)}`).toBe(expected);
});

it.each([
  ['- Ink\n- ¦Paper\n- Foil', '- Ink\n\n¦Paper\n\n- Foil'],
  ['- Ink\n  1. ¦Paper', '- Ink\n\n  ¦Paper'],
  ['- [ ] ¦Ink', '¦Ink'],
  ['Text\n\n## ¦Ink\n\nText', 'Text\n\n¦Ink\n\nText'],
  ['> Ink\n> - ¦Paper', '> Ink\n>\n> ¦Paper'],
  ['> ¦Ink', '¦Ink'],
])('Backspace takes away the mark of a line: %j', (marked, expected) => {
  expect(pressed('Backspace', marked)).toBe(expected);
});

it.each([
  ['```\n- ¦Ink\n```', '```\n-¦Ink\n```'],
  ['- I¦nk', '- ¦nk'],
  ['¦- Ink', '¦- Ink'],
])('Backspace deletes one sign elsewhere: %j', (marked, expected) => {
  expect(pressed('Backspace', marked)).toBe(expected);
});

/** The text after a key that is bound to a command, with the cursor at `¦`. */
function pressed(key: string, marked: string): string {
  const doc = marked.replace('¦', '');
  const selection = { anchor: marked.indexOf('¦') };
  const keys = [extensions, formattedView];
  const view = new EditorView({ state: EditorState.create({ doc, selection, extensions: keys }) });
  ensureSyntaxTree(view.state, doc.length, 1e9);
  runScopeHandlers(view, new KeyboardEvent('keydown', { key }), 'editor');
  const { head } = view.state.selection.main;
  const text = `${view.state.sliceDoc(0, head)}¦${view.state.sliceDoc(head)}`;
  view.destroy();
  return text;
}
