import { resources } from '@pressline/shared-api';
import { readListAddress, writeListAddress } from './listAddress';
import { sortChoices } from './sortChoices';

const one = 'a'.repeat(24);

it.each([
  '',
  '?q=gang+run',
  `?category=${one}&status=draft&sort=-views&page=3&size=25`,
  `?selected=${one}.${'b'.repeat(24)}`,
])('keeps %p', (search) => {
  const address = readListAddress(resources.articles, search);
  expect(writeListAddress(resources.articles, address)).toBe(search);
});

it.each(['?page=-1', '?size=7', '?sort=password', '?status=x', '?category=1', '?selected=a.b'])(
  'leaves %s out',
  (search) => {
    const address = readListAddress(resources.articles, search);
    expect(writeListAddress(resources.articles, address)).toBe('');
  },
);

it('orders by what a resource has', () => {
  expect(sortChoices(resources.articles).map(({ label }) => label)).toEqual([
    'Newest first',
    'Oldest first',
    'Recently changed',
    'A to Z',
    'Z to A',
    'Most views',
  ]);
  expect(sortChoices(resources.categories)[0]).toEqual({ value: 'order', label: 'Order' });
  expect(sortChoices(resources.tags)[0]).toEqual({ value: 'name', label: 'A to Z' });
});
