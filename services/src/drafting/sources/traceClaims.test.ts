import { parseArticle } from '../../content/articles/parseArticle';
import { readClaims } from './readClaims';
import { MAX_TRACED, traceClaims } from './traceClaims';

const PAGES = [
  'Ink and pressure\nSet the blanket pressure to 3 bar and the dryer temperature to 60 °C.\nNever open the guard while the press is running.\nThe total ink coverage of uncoated stock is 260%.',
  'Start the InkMaster 350\n1. Open the console.\n2. Read the density of the sheet.\n3. Press Start and wait 5 minutes.\nThe gap must be 0.15 to 0.25 mm.\nRegister tolerance is 3.47 mm.',
  'Drying times\nStock Minutes\nCoated 120\nUncoated 90\nThe varnish needs 1.5 l of water.',
];

const trace = (markdown: string) =>
  traceClaims(readClaims(parseArticle(markdown)), PAGES).map(({ page }) => page);

const STEPS = [
  'Open the console.',
  'Read the density of the sheet.',
  'Press Start and wait 5 minutes.',
];
const list = (steps: readonly string[]) => steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
const table = (coated: string, uncoated: string) =>
  `| Stock | Minutes |\n| - | - |\n| Coated | ${coated} |\n| Uncoated | ${uncoated} |`;

test.each<[what: string, markdown: string, pages: (number | null)[]]>([
  ['a sentence', 'Set the blanket pressure to 3 bar and the dryer temperature to 60 °C.', [1]],
  ['a sentence in other words', 'Uncoated stock takes a total ink coverage of 260%.', [1]],
  ['emphasis', 'Register tolerance is **3.47 mm**.', [2]],
  ['a range with a dash', 'The gap must be 0.15–0.25 mm.', [2]],
  ['a name', 'Start the InkMaster 350.', [2]],
  ['steps', `:::steps\n${list(STEPS)}\n:::`, [2, 2, 2]],
  ['a table', table('120', '90'), [3, 3]],
  ['what states nothing', 'This saves time.', []],
])('finds %s on its page', (_what, markdown, pages) => {
  expect(trace(markdown)).toEqual(pages);
});

const [first = '', second = '', third = ''] = STEPS;

test.each<[lie: string, markdown: string, pages: (number | null)[]]>([
  ['a changed number', 'The total ink coverage of uncoated stock is 280%.', [null]],
  ['a changed unit', 'Register tolerance is 3.47 cm.', [null]],
  ['a dropped unit', 'Register tolerance is 3.47.', [null]],
  [
    'swapped numbers',
    'Set the blanket pressure to 60 bar and the dryer temperature to 3 °C.',
    [null],
  ],
  ['an invented product', 'Start the InkMaster 400.', [null]],
  ['another product', 'Start the ColorPro and read the density of the sheet.', [null]],
  ['reordered steps', list([second, first, third]), [2, null, 2]],
  ['a dropped negation', 'Open the guard while the press is running on 3 bar.', [null]],
  ['an invented negation', 'Press Start and do not wait 5 minutes.', [null]],
  ['a cell in another row', table('90', '120'), [null, null]],
  ['a rounded value', 'Register tolerance is 3.5 mm.', [null]],
  ['a widened range', 'The gap must be 0.1 to 0.25 mm.', [null]],
  ['an invented step', list([first, 'Clean the rollers with water.', second]), [2, null, 2]],
  ['a comma for a point', 'The varnish needs 1,5 l of water.', [null]],
  ['a changed number in words', 'Press Start and wait six minutes.', [null]],
  ['a page that has something else', 'Page 3 says that register tolerance is 3.47 mm.', [null]],
  ['parts of two places', 'Uncoated stock dries in 120 minutes.', [null]],
])('doubts %s', (_lie, markdown, pages) => {
  expect(trace(markdown)).toEqual(pages);
});

test('what is beyond the limit is a doubt, and not left out', () => {
  const claims = Array.from({ length: MAX_TRACED + 1 }, () => ({
    ...{ text: 'Register tolerance is 3.47 mm.', kind: 'sentence' as const, list: 0 },
  }));
  const pages = traceClaims(claims, PAGES).map(({ page }) => page);
  expect([pages.length, ...pages.slice(-2)]).toEqual([MAX_TRACED + 1, 2, null]);
});

test('without text in the source everything is a doubt', () => {
  const claims = readClaims(parseArticle('Register tolerance is 3.47 mm.'));
  expect(traceClaims(claims, [])).toEqual([{ text: 'Register tolerance is 3.47 mm.', page: null }]);
});
