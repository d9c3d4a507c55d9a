import { createPlaces } from './createPlaces';

function rounds(number: number, ms: number, needed: (count: number) => number, most = 500) {
  const places = createPlaces(most);
  for (let round = 0; round < number; round += 1) {
    for (let answer = 0; answer < 20; answer += 1) places.answered(ms);
    places.adjust(needed(places.count));
  }
  return places.count;
}

test('places are added while they are needed and answers are quick', () => {
  expect(rounds(10, 20, (count) => count)).toBe(500);
  expect(rounds(10, 20, () => 20)).toBe(40);
});

test('places are taken away while answers are late for many', () => {
  expect(rounds(10, 2_000, (count) => count)).toBe(16);
  expect(rounds(10, 2_000, () => 3)).toBe(40);
});

test('there are never more than allowed, nor more than before when few were answered', () => {
  expect(rounds(10, 20, (count) => count, 3)).toBe(3);
  expect(rounds(10, 2_000, (count) => count, 3)).toBe(3);
  const places = createPlaces(500);
  places.answered(30_000);
  places.adjust(30);
  expect(places.count).toBe(40);
});

test('a server that answers hardly anything lets in no more, and fewer once that is sure', () => {
  const places = createPlaces(500);
  for (let round = 0; round < 4; round += 1) {
    places.answered(9_000);
    places.adjust(places.count);
    expect(places.count).toBe(40);
  }
  places.answered(9_000);
  places.adjust(places.count);
  expect(places.count).toBe(24);
});
