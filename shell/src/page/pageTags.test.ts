import { absoluteStructuredData } from './pageTags';

const absolute = (item: object) =>
  JSON.parse(absoluteStructuredData([item], 'https://pressline.example')[0] ?? '') as unknown;

test('addresses of this site become absolute, however deep they stand', () => {
  expect(
    absolute({
      '@id': '/#website',
      url: '/',
      publisher: { '@id': '/#organization' },
      itemListElement: [{ item: '/help' }, { item: { '@id': '/help/articles/bleed' } }],
    }),
  ).toEqual({
    '@id': 'https://pressline.example/#website',
    url: 'https://pressline.example/',
    publisher: { '@id': 'https://pressline.example/#organization' },
    itemListElement: [
      { item: 'https://pressline.example/help' },
      { item: { '@id': 'https://pressline.example/help/articles/bleed' } },
    ],
  });
});

test('other addresses and texts stay as they are', () => {
  const item = { url: 'https://elsewhere.example/', logo: '//cdn.example/logo.svg', name: '/help' };
  expect(absolute(item)).toEqual(item);
});
