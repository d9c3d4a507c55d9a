import { classifyUrl, isSafeImage } from './safeUrl';

describe('classifyUrl', () => {
  test.each([
    ['/help', 'internal'],
    ['help/x?y=1#z', 'internal'],
    ['../x', 'internal'],
    ['#part', 'internal'],
    ['?q=10:30', 'internal'],
    ['', 'internal'],
    ['https://example.com', 'external'],
    ['HTTP://EXAMPLE.COM/a', 'external'],
    ['mailto:a@example.com', 'contact'],
    ['tel:+15550100', 'contact'],
    ['//example.com', 'unsafe'],
    ['https:example.com', 'unsafe'],
    ['https:/x', 'unsafe'],
    ['https://a@example.com', 'unsafe'],
    ['https://relative.invalid/x', 'external'],
    ['javascript:1', 'unsafe'],
    ['\u0001javascript:1', 'unsafe'],
    ['data:,x', 'unsafe'],
    ['http://[', 'unsafe'],
    ['javascript%3Aalert(1)', 'unsafe'],
    ['javascript&colon;alert(1)', 'unsafe'],
  ])('%j is %s', (url, kind) => expect(classifyUrl(url)).toBe(kind));
});

test.each([
  ['/a.png', true],
  ['https://example.com/a.png', true],
  ['http://example.com/a.png', false],
  ['data:image/png;base64,AA', false],
  ['#a', false],
  ['mailto:a@example.com', false],
])('image %j may be shown: %s', (url, safe) => expect(isSafeImage(url)).toBe(safe));
