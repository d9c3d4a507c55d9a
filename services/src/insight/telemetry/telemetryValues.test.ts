import { isCrawler } from '../views/views.routes';
import { withoutIdentifiers } from './createTelemetryStore';
import { bucketOf, percentile75 } from './readReleases';

test.each([
  ['at https://x.example/a.js?token=abc#frag (line 3)', 'at https://x.example/a.js (line 3)'],
  ['https://me:pw@x.example/', 'https://x.example/'],
  ['mail kim.o@x.example now', 'mail [email] now'],
  ['id 123456789', 'id [number]'],
  ['x'.repeat(5_000), 'x'.repeat(300)],
  ['a\n\tb', 'a b'],
])('%j becomes %j', (message, clean) => {
  expect(withoutIdentifiers(message)).toBe(clean);
});

test('three quarters of the values lie below the bound', () => {
  const buckets: Record<string, number> = {};
  for (const value of [10, 90, 190, 2_400]) {
    const bucket = bucketOf('LCP', value);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  expect(percentile75('LCP', buckets)).toBe(200);
  expect(percentile75('LCP', { [bucketOf('LCP', 99_999)]: 4 })).toBeNull();
  expect(bucketOf('CLS', 0)).toBe(0);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT_X18) AppleWebKit/537.36 Chrome/99 Mobile', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/140.0', true],
  ['', true],
])('%s is a crawler: %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
