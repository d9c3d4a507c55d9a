import { formatSize } from './formatSize';

test.each([
  [0, ''],
  [999, '999 bytes'],
  [1_000, '1.0 KB'],
  [84_000, '84 KB'],
  [1_240_000, '1.2 MB'],
  [10_000_000_000, '10 GB'],
])('%i bytes are "%s"', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
