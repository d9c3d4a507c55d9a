import { monthRows } from './monthRows';

test('the month side by side agrees with the calculator', () => {
  expect(monthRows().map(([, ...cells]) => cells)).toEqual([
    ['750', '225', '$21,000'],
    ['500', '250', '$10,000'],
    ['150', '45', '$15,750'],
    ['35%', '43%', '$40,000'],
    ['', '', '$86,750'],
  ]);
});
