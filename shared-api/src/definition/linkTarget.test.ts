import { isLinkTarget } from './linkTarget';

test.each([
  '/help',
  '/files/price-list.pdf?v=2#page=3',
  '/',
  'mailto:help@pressline.example',
  'mailto:help@pressline.example?subject=A%20question',
])('%s is a link', (value) => {
  expect(isLinkTarget(value, ['site', 'mailto'])).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/a b',
  'help',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:',
  'mailto:a@b',
  'mailto:a@pressline.example,b@pressline.example',
  'mailto:a@pressline.example?bcc=b@pressline.example',
  'MAILTO:a@pressline.example?BODY=x',
])('%s is none', (value) => {
  expect(isLinkTarget(value, ['site', 'mailto'])).toBe(false);
});

test('only the kinds that are asked for count', () => {
  expect(isLinkTarget('/help', ['mailto'])).toBe(false);
  expect(isLinkTarget('mailto:help@pressline.example', ['site'])).toBe(false);
});
