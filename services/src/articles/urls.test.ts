import { classifyUrl, isSafeImage } from './safeUrl';
import { parseVideoUrl } from './videoUrl';

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

describe('parseVideoUrl', () => {
  test.each([
    'https://www.youtube.com/watch?v=example0001',
    'https://youtube.com/watch?feature=x&v=example0001&t=3s',
    'https://m.youtube.com/watch?v=example0001',
    'https://youtu.be/example0001?t=3',
    'https://www.youtube.com/embed/example0001',
    'https://www.youtube.com/shorts/example0001',
    'https://www.youtube-nocookie.com/embed/example0001',
  ])('%s', (url) =>
    expect(parseVideoUrl(url)?.url).toBe('https://www.youtube.com/watch?v=example0001'),
  );

  test.each(['https://vimeo.com/100200300', 'https://player.vimeo.com/video/100200300?h=1'])(
    '%s',
    (url) => expect(parseVideoUrl(url)?.url).toBe('https://vimeo.com/100200300'),
  );

  test.each([
    '',
    'http://youtu.be/example0001',
    'https://youtu.be.example.com/example0001',
    'https://example.com/watch?v=example0001',
    'https://www.youtube.com/channel/example0001',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
    'javascript://youtu.be/example0001',
  ])('%j is no video', (url) => expect(parseVideoUrl(url)).toBeUndefined());
});
