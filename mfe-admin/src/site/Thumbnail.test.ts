import { videoPicture } from './Thumbnail';

it.each([
  'https://www.youtube.com/watch?v=abc_DEF-123',
  'https://m.youtube.com/watch?t=5&v=abc_DEF-123&list=1',
  'https://youtu.be/abc_DEF-123?t=4',
  'https://www.youtube.com/shorts/abc_DEF-123',
  'https://www.youtube-nocookie.com/embed/abc_DEF-123',
])('knows the picture of %s', (url) => {
  expect(videoPicture(url)).toBe('https://i.ytimg.com/vi/abc_DEF-123/hqdefault.jpg');
});

it.each(['', 'https://vimeo.com/123456789', 'https://example.com/watch?v=abc_DEF-123'])(
  'knows none of %p',
  (url) => expect(videoPicture(url)).toBeUndefined(),
);
