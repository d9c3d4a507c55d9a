import {
  formatBytes,
  formatClock,
  formatCount,
  formatDay,
  formatLongDay,
  formatLongTime,
  formatMegabytes,
  formatMilliseconds,
  formatPercent,
  formatShortDay,
  formatTime,
} from './format';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [691, '691 bytes'],
  [1_000, '1.0 KB'],
  [84_000, '84 KB'],
  [1_240_000, '1.2 MB'],
  [10_000_000_000, '10 GB'],
  [10_000_000_000_000, '10000 GB'],
])('%i bytes are "%s"', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [300, 'under 0.01 MB'],
  [1_310_720, '1.25 MB'],
  [11_534_336, '11 MB'],
  [10_485_761, '10.01 MB'],
])('an upload of %i bytes has "%s"', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});

test.each([
  [0.8, '80%'],
  [0.0005, '0.05%'],
  [1, '100%'],
])('the share %d is %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

test('counts name what they count', () => {
  expect(formatCount(0, 'page')).toBe('0 pages');
  expect(formatCount(1, 'page')).toBe('1 page');
  expect(formatCount(1_234, 'page')).toBe('1,234 pages');
  expect(formatCount(2, 'match', 'matches')).toBe('2 matches');
});

test('short times are in milliseconds, long ones in seconds', () => {
  expect(formatMilliseconds(999)).toBe('999 ms');
  expect(formatMilliseconds(1_800)).toBe('1.8 s');
});

test('days are those of UTC', () => {
  expect(formatDay('2026-01-31')).toBe('Jan 31, 2026');
  expect(formatShortDay('2026-01-31')).toBe('Jan 31');
});

test('long days are those of UTC, long times those of the reader', () => {
  expect(formatLongDay(new Date('2026-01-31T23:59:59Z'))).toBe('January 31, 2026');
  const local = new Date(2026, 0, 31, 22, 42).toISOString();
  expect(formatLongTime(local)).toMatch(/^January 31, 2026 at 10:42\sPM$/);
});

test('an hour of one digit has no zero before it', () => {
  expect(formatTime(new Date(2026, 0, 31, 1, 5).toISOString())).toMatch(
    /^Jan 31, 2026, 1:05\sAM \S+$/,
  );
});

test('a time of day has neither day nor zone', () => {
  const local = new Date(2026, 0, 31, 22, 42).toISOString();
  expect(formatClock(local)).toMatch(/^10:42\sPM$/);
});
