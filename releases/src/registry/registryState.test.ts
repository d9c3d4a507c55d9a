import { emptyState, findRelease, remoteOf } from './registryState';

const record = (release: string, version: string) => ({
  release,
  version,
  publishedAt: '2026-03-01T10:00:00.000Z',
  source: '/builds',
  pageBytes: 1,
  liveSince: null,
  liveUntil: null,
  failure: null,
});
const remote = {
  ...remoteOf(emptyState, 'mfe-help'),
  releases: [
    record('ab12ab12ab12ab12', '1.1.0'),
    record('ab34ab34ab34ab34', '1.0.0'),
    record('cd56cd56cd56cd56', '1.0.0'),
  ],
};

test('a release is found by the beginning of its id or by its version', () => {
  expect(findRelease(remote, 'ab1').version).toBe('1.1.0');
  expect(findRelease(remote, '1.1.0').release).toBe('ab12ab12ab12ab12');
});

test.each([
  ['ab', 'ab matches 1.1.0 (ab12ab12), 1.0.0 (ab34ab34). Specify the id.'],
  ['1.0.0', '1.0.0 matches 1.0.0 (ab34ab34), 1.0.0 (cd56cd56). Specify the id.'],
  ['9.9.9', 'mfe-help has no release 9.9.9.'],
])('%s is refused', (text, message) => {
  expect(() => findRelease(remote, text)).toThrow(message);
});
