import { createConcurrencyLimit } from './createConcurrencyLimit';

function rounds(number: number, ms: number, needed: (count: number) => number, most = 500) {
  const limit = createConcurrencyLimit(most);
  for (let round = 0; round < number; round += 1) {
    for (let answer = 0; answer < 20; answer += 1) limit.answered(ms);
    limit.adjust(needed(limit.count));
  }
  return limit.count;
}

test('permits are added while they are needed and answers are quick', () => {
  expect(rounds(10, 20, (count) => count)).toBe(500);
  expect(rounds(10, 20, () => 20)).toBe(40);
});

test('permits are taken away while answers are late for many', () => {
  expect(rounds(10, 2_000, (count) => count)).toBe(16);
  expect(rounds(10, 2_000, () => 3)).toBe(40);
});

test('there are never more than allowed, nor more than before when few were answered', () => {
  expect(rounds(10, 20, (count) => count, 3)).toBe(3);
  expect(rounds(10, 2_000, (count) => count, 3)).toBe(3);
  const limit = createConcurrencyLimit(500);
  limit.answered(30_000);
  limit.adjust(30);
  expect(limit.count).toBe(40);
});

test('a server that answers hardly anything lets in no more, and fewer once that is sure', () => {
  const limit = createConcurrencyLimit(500);
  for (let round = 0; round < 4; round += 1) {
    limit.answered(9_000);
    limit.adjust(limit.count);
    expect(limit.count).toBe(40);
  }
  limit.answered(9_000);
  limit.adjust(limit.count);
  expect(limit.count).toBe(24);
});
