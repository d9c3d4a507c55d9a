import { scaleLines } from './DayChart';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('the lines up to %d are %p', (highest, lines) => {
  expect(scaleLines(highest)).toEqual(lines);
});
