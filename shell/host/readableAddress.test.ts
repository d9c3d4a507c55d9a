import { loadRemote } from '@pressline/releases/loaded/LoadedRemote';
import { buildRelease } from '@pressline/releases/testing/testRelease';
import { readableAddress } from './readableAddress';

const route = (path: string, query?: string[]) => ({
  ...{ path, example: path, serverRendered: true, preload: [] },
  ...(query && { query }),
});
const releases = [
  loadRemote(
    buildRelease(undefined, {
      routes: [route('/help', ['q', 'category']), route('/help/*', []), route('/calculators')],
    }),
  ),
];
const read = (address: string) => {
  const { pathname, search } = readableAddress(
    new URL(address, 'https://pressline.example'),
    releases,
  );
  return pathname + search;
};

test.each([
  ['/help?utm_source=news&q=bleed&gclid=1', '/help?q=bleed'],
  ['/help?utm_source=news', '/help'],
  ['/help/articles/any?q=bleed&anything=1', '/help/articles/any'],
  ['/nowhere?q=1', '/nowhere'],
  ['/help?q=a&q=b&category=1', '/help?q=a&q=b&category=1'],
  // Says nothing about what it reads.
  ['/calculators?labor=30&utm_source=news', '/calculators?labor=30&utm_source=news'],
])('%s is the page at %s', (asked, address) => {
  expect(read(asked)).toBe(address);
});
