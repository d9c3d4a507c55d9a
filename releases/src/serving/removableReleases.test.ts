import { remoteOf } from '../registry/registryState';
import { removableReleases } from './collectGarbage';

const HOUR_MS = 60 * 60 * 1_000;
const now = Date.parse('2026-11-23T12:00:00Z');

const record = (id: number, widget?: string) => ({
  release: String(id).repeat(16),
  version: '1.0.0',
  publishedAt: new Date(now - 100 * HOUR_MS).toISOString(),
  source: 'test',
  pageBytes: 1,
  liveSince: null,
  liveUntil: null,
  failure: null,
  widget,
});

test('the last release with a widget stays, because pages of others name its bytes', () => {
  const releases = [record(1, 'b'), record(2, 'b'), record(3, 'b'), record(4, 'a'), record(5, 'a')];
  const remote = { ...remoteOf({ revision: 0, remotes: {} }, 'mfe-help'), releases };
  const removable = removableReleases(remote, { count: 2, hours: 24 }, now);
  expect(removable.map((release) => release[0])).toEqual(['3', '5']);
});
