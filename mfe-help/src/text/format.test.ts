import { countOf, fileSize } from './format';

test.each([
  [0, ''],
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [84_000, '84 KB'],
  [1_240_000, '1.2 MB'],
  [10_000_000_000, '10 GB'],
])('%i bytes are "%s"', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test.each([
  [0, '0 downloads'],
  [1, '1 download'],
  [1_204, '1,204 downloads'],
])('a count of %i is "%s"', (count, text) => {
  expect(countOf(count, 'download')).toBe(text);
});
