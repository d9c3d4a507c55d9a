import { resources } from '@pressline/shared-api';
import { resourceListFormat, sortChoices } from './listAddress';

const one = 'a'.repeat(24);
const { read, write } = resourceListFormat(resources.articles);

it.each([
  '',
  '?q=gang+run',
  `?category=${one}&status=draft&sort=-views&page=3&size=25`,
  `?selected=${one}.${'b'.repeat(24)}`,
])('keeps %p', (search) => {
  expect(write(read(search))).toBe(search);
});

it.each(['?page=-1', '?size=7', '?sort=password', '?status=x', '?category=1', '?selected=a.b'])(
  'leaves %s out',
  (search) => {
    expect(write(read(search))).toBe('');
  },
);

it('orders by what a resource has', () => {
  expect(Object.values(sortChoices(resources.articles))).toEqual([
    'Newest first',
    'Oldest first',
    'Recently changed',
    'A to Z',
    'Z to A',
    'Most views',
  ]);
  expect(Object.entries(sortChoices(resources.categories))[0]).toEqual(['order', 'Order']);
  expect(Object.entries(sortChoices(resources.tags))[0]).toEqual(['name', 'A to Z']);
  const pinned = sortChoices(resources.pinnedResults);
  expect(Object.entries(pinned)[0]).toEqual(['query', 'A to Z']);
  expect(pinned['-query']).toBe('Z to A');
  expect(Object.keys(pinned)).toHaveLength(5);
});
