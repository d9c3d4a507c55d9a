import { loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { isSharedAddress, notFoundRequest, pageRequest } from './pageRequest';

const route = (path: string, query?: string[]) => ({
  ...{ path, example: path, serverRendered: true, preload: [] },
  ...(query && { query }),
});
const releases = [
  loadRemote(
    buildRelease(undefined, {
      routes: [
        route('/help', ['q', 'category']),
        route('/help/articles/:slug', []),
        route('/help/*', []),
        route('/calculators'),
      ],
    }),
  ),
];
const read = (address: string) => {
  const { url } = pageRequest(new URL(address, 'https://pressline.example'), releases, false);
  return url.pathname + url.search;
};

test.each([
  ['/help?utm_source=news&q=bleed&gclid=1', '/help?q=bleed'],
  ['/help?utm_source=news', '/help'],
  ['/help/articles/any?q=bleed&anything=1', '/help/articles/any'],
  // No remote claims it: all such addresses have one page.
  ['/nowhere?q=1', '/404'],
  // Nor are there pages below a catch-all route.
  ['/help/any/thing?q=1', '/help/*'],
  ['/help?q=a&q=b&category=1', '/help?q=a&q=b&category=1'],
  // Says nothing about what it reads.
  ['/calculators?labor=30&utm_source=news', '/calculators?labor=30&utm_source=news'],
])('%s is the page at %s', (asked, address) => {
  expect(read(asked)).toBe(address);
});

test.each([
  ['/help/articles/trim%20%26%20bleed?q=1', { slug: 'trim & bleed' }],
  ['/help/articles/%E0%A4%A', { slug: '%E0%A4%A' }],
  ['/help/any/thing', { '*': 'any/thing' }],
])('%s is matched once, with its parameters', (asked, params) => {
  const { match } = pageRequest(new URL(asked, 'https://pressline.example'), releases, false);
  expect(match?.params).toEqual(params);
});

const requestOf = (path: string) =>
  pageRequest(new URL(path, 'https://pressline.example'), releases, false);

test.each([
  // It has the last word, also when it says itself that nothing is there.
  ['/help/any/thing?q=1', '/404'],
  ['/help/articles/any', '/help/*'],
  ['/nowhere', '/404'],
])('where nothing is at %s, the page at %s is sent', (asked, address) => {
  const { url } = notFoundRequest(requestOf(asked));
  expect(url.pathname + url.search).toBe(address);
});

test.each([
  ['/nowhere', true],
  ['/help/*', true],
  ['/help/any', true],
  ['/help/articles/any', false],
])('whether the page at %s is shown at other addresses: %s', (asked, isShared) => {
  expect(isSharedAddress(requestOf(asked))).toBe(isShared);
});

test.each(['/HELP', '/nowhere'])('%s belongs to no remote', (asked) => {
  expect(
    pageRequest(new URL(asked, 'https://pressline.example'), releases, false).match,
  ).toBeNull();
});
