import { locatePassage } from './locatePassage';

const article = [
  '## Trim \\& bleed',
  'Add **3 mm** of [bleed](/help) on each\nside. Cut it off later.',
  '- First\n  second line\n- Use `a_b` here',
  '| Paper | Bleed |\n| --- | --- |\n| coated | 3 mm\\|0.1 in |',
  'Twice. Twice.',
  '```\ncode line\n```',
  'Press \\[OK\\] or `Ctrl+P`.',
  'Score | Fold\n--- | ---\nonce | never',
].join('\n\n');

const placed = (passage: string, proposal: string) => {
  const { state, content } = locatePassage(article, passage, proposal);
  return content === undefined ? state : content.slice(commonStart(content)).split('\n')[0];
};
/** Where the line begins in which the article was changed. */
function commonStart(content: string): number {
  let at = 0;
  while (content[at] === article[at]) at += 1;
  return content.lastIndexOf('\n', at - 1) + 1;
}

test.each([
  ['Cut it off later.', 'Cut it off at the end.', 'side. Cut it off at the end.'],
  [
    'of bleed on each side. Cut',
    'of bleed on every  side. Cut',
    'Add **3 mm** of [bleed](/help) on every',
  ],
  ['Add 3 mm of bleed', 'Add 5 mm of bleed', 'Add **5 mm** of [bleed](/help) on each'],
  ['First second line', 'First second\n*last* line', '  second \\*last\\* line'],
  ['Trim & bleed', 'Trim & bleed & cut', '## Trim \\& bleed & cut'],
  ['Use a_b here', 'Use a_*c here', '- Use `a_*c` here'],
  ['coated 3 mm|0.1 in', 'coated 3 mm|0.2|in', '| coated | 3 mm\\|0.2\\|in |'],
  ['on each side. Cut it off later.', 'on each side.', 'side.'],
])('%s becomes %s', (passage, proposal, line) => {
  expect(placed(passage, proposal)).toBe(line);
});

test.each([
  ['Nobody wrote this', 'x', 'gone'],
  ['Twice.', 'Once.', 'several'],
  ['Add 3 mm of', 'Add much', 'split'],
  ['code line', 'code row', 'split'],
  ['Cut it off later.', '', 'remark'],
  ['[OK]', 'Save', 'split'],
  ['Ctrl+P', 'Ctrl+` **x**', 'split'],
  ['once', 'once | twice', 'split'],
])('%s → %s is %s', (passage, proposal, state) => {
  expect(placed(passage, proposal)).toBe(state);
});

test('in a text that the parser would take long for, a passage is found and left to editors', () => {
  const deep = `${'> '.repeat(17)}Deep.\n\nCut it off.`;
  expect(locatePassage(deep, 'Cut it off.', 'Trim it.')).toEqual({
    ...{ state: 'split', before: 'Cut it off.', after: 'Cut it off.' },
  });
});

test('the context is the paragraph, before and after', () => {
  expect(locatePassage(article, 'each side', 'every side')).toMatchObject({
    before: 'Add **3 mm** of [bleed](/help) on each\nside. Cut it off later.',
    after: 'Add **3 mm** of [bleed](/help) on every\nside. Cut it off later.',
  });
});
