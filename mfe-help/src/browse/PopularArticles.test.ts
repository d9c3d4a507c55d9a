import { isNew, isTrending } from './PopularArticles';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.parse('2024-06-15T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * DAY).toISOString();

test.each([
  [0, true],
  [6.9, true],
  [7, true],
  [7.1, false],
  [-1, false],
])('an article of %p days is New: %p', (days, expected) => {
  expect(isNew({ publishedAt: daysAgo(days), createdAt: daysAgo(100) }, now)).toBe(expected);
});

test('without a publication date the creation counts', () => {
  expect(isNew({ publishedAt: null, createdAt: daysAgo(3) }, now)).toBe(true);
  expect(isNew({ publishedAt: null, createdAt: daysAgo(30) }, now)).toBe(false);
});

test.each([
  [50, false],
  [51, true],
])('%p views are Trending: %p', (views, expected) => {
  expect(isTrending({ views })).toBe(expected);
});
