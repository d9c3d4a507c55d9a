import { countOf } from './format';

test.each([
  [0, '0 downloads'],
  [1, '1 download'],
  [1_204, '1,204 downloads'],
])('a count of %i is "%s"', (count, text) => {
  expect(countOf(count, 'download')).toBe(text);
});
