import { returnPath } from './LoginPage';

it.each(['/admin/faqs', '/admin/articles?q=gang%20run&page=2'])('leads back to %s', (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each([
  undefined,
  42,
  '',
  '/help',
  '/administrator',
  '/admin/login',
  '/admin/../help',
  'https://evil.example/admin/faqs',
  '//evil.example/admin/faqs',
  '/\\evil.example/admin/faqs',
  'javascript:alert(1)',
])('leads to /admin instead of %p', (asked) => {
  expect(returnPath(asked)).toBe('/admin');
});
