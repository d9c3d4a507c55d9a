import { playingUrl, readVideoAddress } from './videoAddress';

const youTube = {
  provider: 'youtube',
  id: 'abc_DEF-123',
  url: 'https://www.youtube.com/watch?v=abc_DEF-123',
  embedUrl: 'https://www.youtube-nocookie.com/embed/abc_DEF-123?rel=0',
};
const vimeo = {
  provider: 'vimeo',
  id: '76979871',
  url: 'https://vimeo.com/76979871',
  embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
};
const late = { url: `${youTube.url}&t=95s`, embedUrl: `${youTube.embedUrl}&start=95` };
const hidden = { url: `${vimeo.url}/8272103f6e`, embedUrl: `${vimeo.embedUrl}&h=8272103f6e` };

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123', youTube],
  [' https://youtube.com/watch?feature=x&v=abc_DEF-123&list=1 ', youTube],
  ['https://m.youtube.com/shorts/abc_DEF-123', youTube],
  ['https://www.youtube.com/live/abc_DEF-123?feature=share', youTube],
  ['https://youtube-nocookie.com/embed/abc_DEF-123', youTube],
  ['https://www.youtube.com/v/abc_DEF-123', youTube],
  ['https://youtu.be/abc_DEF-123', youTube],
  ['https://youtu.be/abc_DEF-123?t=95s', { ...youTube, ...late }],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/7008490/video/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', { ...vimeo, ...hidden }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { ...vimeo, ...hidden }],
])('%s', (address, video) => {
  expect(readVideoAddress(address)).toEqual(video);
});

test.each([
  '',
  'no address',
  'http://youtu.be/abc_DEF-123',
  'https://youtu.be:8443/abc_DEF-123',
  'https://me@youtu.be/abc_DEF-123',
  'https://www.youtube.com/',
  'https://www.youtube.com/channel/abc_DEF-123',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com/watch?v=../../x%3Fy',
  'https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
  'https://www.youtube.com/playlist?v=abc_DEF-123',
  'https://www.youtube.com/premium',
  'https://www.youtube.com/shorts',
  'https://www.youtube.com/abc_DEF-123',
  'https://www.youtube.com/redirect?q=https://evil.example/&v=abc_DEF-123',
  'https://www.youtube.com/watch/videoseries',
  'https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
  'https://www.youtube.com/embed/live_stream?channel=UC1234567890',
  'https://youtu.be/channel/abc_DEF-123',
  'https://vimeo.com/about',
  'https://vimeo.com/showcase/7008490',
  'https://vimeo.com/groups/123456',
  'https://vimeo.com/channels/123456',
  'https://vimeo.com/album/7008490',
  'https://vimeo.com/user/76979871',
  'https://evil.example/watch?v=abc_DEF-123',
  'https://youtube.com.evil.example/embed/abc_DEF-123',
  'javascript://youtu.be/abc_DEF-123',
])('%s names no video', (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});

test('a hash that is none is left out', () => {
  expect(readVideoAddress('https://vimeo.com/76979871?h=x%26y')).toEqual(vimeo);
});

test('a player can start by itself', () => {
  expect(playingUrl(youTube.embedUrl)).toBe(`${youTube.embedUrl}&autoplay=1`);
});
