import type { ReleaseTelemetry } from '@pressline/shared-api';
import { emptyState, type RemoteState, remoteOf } from '../registry/registryState';
import { CountsAnew } from './CountsAnew';

const FIRST_RETURN = '2026-03-01T10:00:00.000Z';
const SECOND_RETURN = '2026-03-01T11:00:00.000Z';

const remote = (rest: object): RemoteState => ({
  ...remoteOf(emptyState, 'mfe-help'),
  releases: [
    {
      ...{ release: 'aaaaaaaa', version: '1.0.0', publishedAt: FIRST_RETURN, source: '/builds' },
      ...{ pageBytes: 1, liveSince: FIRST_RETURN, liveUntil: null, failure: 'It failed.' },
      ...rest,
    },
  ],
});
const counts = (loads: number, loadFailures: number): ReleaseTelemetry => ({
  ...{ remote: 'mfe-help', release: 'aaaaaaaa', vitals: {}, hydrationErrors: 0, violations: 0 },
  ...{ loads, loadFailures },
});

test('of a release that has come back only what happened since is judged', () => {
  const anew = new CountsAnew();
  const states = [remote({})];
  expect(anew.of(states, [counts(20, 30)])).toEqual([counts(0, 0)]);
  expect(anew.of(states, [counts(25, 31)])).toEqual([counts(5, 1)]);
  const again = [remote({ liveSince: SECOND_RETURN })];
  expect(anew.of(again, [counts(25, 31)])).toEqual([counts(0, 0)]);
});

test('a day that is no longer counted does not hide what follows', () => {
  const anew = new CountsAnew();
  const states = [remote({})];
  anew.of(states, [counts(20, 30)]);
  expect(anew.of(states, [counts(2, 3)])).toEqual([counts(0, 0)]);
  expect(anew.of(states, [counts(4, 9)])).toEqual([counts(2, 6)]);
});

test('what nobody had reported at its return counts from the first report on', () => {
  const anew = new CountsAnew();
  anew.of([remote({})], []);
  expect(anew.of([remote({})], [counts(0, 10)])).toEqual([counts(0, 10)]);
});

test.each([
  ['never failed', { failure: null }],
  ['is not live', { liveUntil: SECOND_RETURN }],
])('all that is counted is judged of a release that %s', (_, rest) => {
  const anew = new CountsAnew();
  anew.of([remote(rest)], [counts(20, 30)]);
  expect(anew.of([remote(rest)], [counts(20, 30)])).toEqual([counts(20, 30)]);
});
