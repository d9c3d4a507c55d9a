import { readHelpAddress } from './helpAddress';

test.each([
  ['?q=bleed', 'bleed'],
  ['?q=%20bleed%20', 'bleed'],
  ['?q=%00', ''],
  ['?q=gang%00%0D%0Arun', 'gang run'],
  ['', ''],
])('%s asks for "%s"', (search, q) => {
  expect(readHelpAddress(search).q).toBe(q);
});

test('what cannot be the id of a category names none', () => {
  expect(readHelpAddress('?category=../x').category).toBe('');
  expect(readHelpAddress(`?category=${'a'.repeat(24)}`).category).toBe('a'.repeat(24));
});
