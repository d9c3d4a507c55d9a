import { pauseAfter } from './createAttempts';

test('pauses double from five seconds to a quarter of an hour', () => {
  expect([1, 2, 5, 9, 100].map(pauseAfter)).toEqual([5_000, 10_000, 80_000, 900_000, 900_000]);
});
