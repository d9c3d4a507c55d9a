import { videoEmbed } from './videoEmbed';

const noCookie = 'https://www.youtube-nocookie.com/embed';

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123', `${noCookie}/abc_DEF-123?autoplay=1&rel=0`],
  ['https://youtu.be/abc_DEF-123?t=95s', `${noCookie}/abc_DEF-123?autoplay=1&rel=0&start=95`],
  ['https://m.youtube.com/shorts/abc_DEF-123', `${noCookie}/abc_DEF-123?autoplay=1&rel=0`],
  ['https://youtube-nocookie.com/embed/abc_DEF-123', `${noCookie}/abc_DEF-123?autoplay=1&rel=0`],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
  ],
])('%s', (address, player) => {
  expect(videoEmbed(address)?.src).toBe(player);
});

test.each([
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://evil.example/watch?v=abc_DEF-123',
  'https://youtube.com.evil.example/embed/abc_DEF-123',
  'no address',
])('%s names no video', (address) => {
  expect(videoEmbed(address)).toBeUndefined();
});

test('an id cannot leave the player', () => {
  expect(videoEmbed('https://youtube.com/watch?v=../../x%3Fy')?.src).toBe(
    `${noCookie}/..%2F..%2Fx%3Fy?autoplay=1&rel=0`,
  );
});
