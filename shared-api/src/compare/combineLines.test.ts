import { combineLines } from './combineLines';

const lines = (...parts: string[]) => parts.join('\n');

test('changes that do not touch each other are both made', () => {
  const base = lines('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
  expect(combineLines(base, base.replace('a', 'A'), base.replace('i', 'I'))).toBe(
    lines('A', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'I'),
  );
});

test.each([
  ['paragraphs', 'One.\n\nTwo.\n\nThree.', ['One', '1'], ['Two', '2'], '1.\n\n2.\n\nThree.'],
  ['items', '- One\n- Two\n- Three', ['One', '1'], ['Two', '2'], '- 1\n- 2\n- Three'],
  ['steps', '1. One\n2. Two', ['One', 'A'], ['Two', 'B'], '1. A\n2. B'],
  ['rows', '| a | b |\n| c | d |', ['a', '1'], ['d', '2'], '| 1 | b |\n| c | 2 |'],
  ['lines of items', '- One\n  more\n- Two', ['more', 'less'], ['Two', '2'], '- One\n  less\n- 2'],
  ['heading and text', 'One.\n\n## Two\nThree.', ['One', '1'], ['Two', '2'], '1.\n\n## 2\nThree.'],
  [
    'an item beside a new one',
    '- One\n- Two',
    ['One', '1'],
    ['- Two', '- New\n- Two'],
    '- 1\n- New\n- Two',
  ],
  ['a paragraph above a new one', 'A.\n\nB.', ['A', '1'], ['B', 'New.\n\nB'], '1.\n\nNew.\n\nB.'],
  ['a paragraph below a new one', 'A.\n\nB.', ['B', '2'], ['B', 'New.\n\nB'], 'A.\n\nNew.\n\n2.'],
  ['a paragraph that goes', 'A.\n\nB.\n\nC.', ['B.\n\n', ''], ['C', '3'], 'A.\n\n3.'],
  [
    'new at both ends',
    'A.\n\nB.',
    ['A', 'New.\n\nA'],
    ['B.', 'B.\n\nLast.'],
    'New.\n\nA.\n\nB.\n\nLast.',
  ],
  [
    'the same change beside another',
    '- a\n- b',
    ['- a', '- A'],
    ['- a\n- b', '- A\n- b'],
    '- A\n- b',
  ],
] as const)('%s: both changes are made', (_what, base, mine, theirs, merged) => {
  const [one, other] = [base.replace(mine[0], mine[1]), base.replace(theirs[0], theirs[1])];
  expect(combineLines(base, one, other)).toBe(merged);
  expect(combineLines(base, other, one)).toBe(merged);
});

test.each([
  ['the same line', '- One\n- Two', ['One', '1'], ['One', 'I']],
  ['neighboring lines of one paragraph', 'One\ntwo.', ['One', '1'], ['two', '2']],
  ['two new items in one place', '- One', ['One', 'One\n- A'], ['One', 'One\n- B']],
  ['a line and what it is part of', '- a\n- b\n- c', ['b', 'B'], ['- a\n- b\n- c', 'x']],
  ['a change of what the other deletes', 'A.\n\nB.', ['A', '1'], ['A.\n\n', '']],
] as const)('%s: a conflict', (_what, base, mine, theirs) => {
  const [one, other] = [base.replace(mine[0], mine[1]), base.replace(theirs[0], theirs[1])];
  expect(combineLines(base, one, other)).toBeUndefined();
  expect(combineLines(base, other, one)).toBeUndefined();
});

test('a change is never made in another place that looks the same', () => {
  const section = (press: string, pressure: string) =>
    lines(press, 'Power off', 'Key out', 'Sign up', 'Guards closed', pressure);
  const text = (pressure: string) =>
    lines(section('Press 1', 'Set 3 bar'), section('Press 2', pressure));
  expect(combineLines(text('Set 3 bar'), text('Set 2 bar'), text('Set 4 bar'))).toBeUndefined();
});

test('a change that adds to an equal place is made where it was made', () => {
  const base = lines(...'abcdefghij');
  expect(combineLines(base, base.replace('b', 'b\nX'), base.replace('i', 'i\nX'))).toBe(
    lines(...'abXcdefghiXj'),
  );
});

test('a text that is another one as a whole is not compared to the end', () => {
  const text = (word: string) => lines(...Array.from({ length: 600 }, (_, at) => `${word} ${at}`));
  expect(combineLines(text('a'), text('b'), `${text('a')}\n\nLast.`)).toBeUndefined();
  const short = (word: string) => text(word).split('\n').slice(0, 400).join('\n');
  expect(combineLines(short('a'), short('b'), `${short('a')}\n\nLast.`)).toBeDefined();
});
