import { createPublicAnswer, createPublicCache } from './createPublicCache';

const answer = (text: string) => createPublicAnswer({ text, headers: {}, version: 1 });

function cachedUrls(urls: readonly string[], text: string) {
  const cache = createPublicCache();
  for (const url of urls) cache.set(url, answer(text));
  return urls.filter((url) => cache.get(url, 1)).length;
}

const MEGABYTE = 1024 * 1024;
const numbers = Array.from({ length: 80 }, (_, number) => String(number));

test('large answers are kept up to a bound', () => {
  expect(cachedUrls(numbers, 'x'.repeat(MEGABYTE))).toBe(63);
});

test('long addresses count too', () => {
  const urls = numbers.map((number) => number + 'x'.repeat(MEGABYTE));
  expect(cachedUrls(urls, '[]')).toBe(63);
});

test('what is replaced makes room', () => {
  expect(cachedUrls(Array(80).fill('/same'), 'x'.repeat(MEGABYTE))).toBe(80);
});
