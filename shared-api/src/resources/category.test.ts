import { categoryIcon } from './category';

test.each([
  ['Quotes', 'quotes'],
  [' PRODUCTION ', 'production'],
  ['start', 'getting-started'],
  ['getting-started', 'getting-started'],
  ['printer', 'general'],
  ['', 'general'],
])('the icon %s is shown as %s', (icon, shown) => {
  expect(categoryIcon(icon)).toBe(shown);
});
