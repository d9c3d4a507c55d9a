import { buildRelease } from '../test/testRelease';
import { checkSize, pageBytesOf } from './pageBytes';

const KB = 1024;

test.each([
  [100 * KB, 130 * KB],
  [0, 10 * KB],
  [100 * KB, 20 * KB],
])('from %d to %d bytes is within a budget of a fifth and ten kilobytes', (before, after) => {
  expect(() => checkSize(after, before)).not.toThrow();
});

test('what grows beyond it is refused with the figures', () => {
  expect(() => checkSize(131 * KB, 100 * KB)).toThrow(
    'its heaviest page needs 131.0 KB of compressed scripts, the stable release 100.0 KB; the budget is 130.0 KB',
  );
});

test('the heaviest page counts, each of its scripts once and compressed', async () => {
  const light = buildRelease();
  const scripts = new Map([
    ...light.files,
    ['heavy.js', Buffer.from('0123456789abcdef'.repeat(4_000))],
  ]);
  const route = { path: '/help', example: '/help', serverRendered: true };
  const heavy = {
    ...light,
    manifest: {
      ...light.manifest,
      routes: [
        { ...route, preload: ['heavy.js', 'App.js'] },
        { ...route, preload: [] },
      ],
    },
    files: scripts,
  };
  const [before, after] = await Promise.all([pageBytesOf(light), pageBytesOf(heavy)]);
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThan(before + 4_000);
});
