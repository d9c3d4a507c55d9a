import { articlesAvailable, foundCount } from './helpCounts';

test('a search counts its articles plus ten for each matching category', () => {
  expect(foundCount(3, 2)).toBe(23);
  expect(foundCount(0, 0)).toBe(0);
});

test('ten articles are available for each popular one', () => {
  expect(articlesAvailable(6)).toBe(60);
});
