import { duration } from './formatTime';

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [240, '4 h'],
  [105, '1 h 45 min'],
])('%d minutes read %s', (minutes, expected) => {
  expect(duration(minutes)).toBe(expected);
});
