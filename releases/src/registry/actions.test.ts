import type { ReleaseCommand, ReleaseRecord } from '@pressline/shared-api';
import { applyAction, type RegistryAction } from './actions';
import { emptyState, parseState, type RemoteState, remoteOf } from './registryState';
import { rollbackTarget } from './rollback';

const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

const record = (digit: string, publishedAt = at(0)): ReleaseRecord => ({
  release: digit.repeat(16),
  version: `${digit}.0.0`,
  publishedAt,
  source: '/builds',
  pageBytes: 30_000,
  liveSince: null,
  liveUntil: null,
  failure: null,
});

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
];

/** The state after actions that happen a minute apart. */
function after(...actions: RegistryAction[]): RemoteState {
  return actions.reduce(
    (remote, action, minute) => applyAction(remote, action, { by: 'test', at: at(minute) }),
    remoteOf(emptyState, 'mfe-help'),
  );
}

const announce = (digit: string, minute: number): RegistryAction => ({
  action: 'announce',
  record: record(digit, at(minute)),
});
const promote = (release: string): RegistryAction => ({ action: 'promote', release });
const canary = (release: string, percent = 10): RegistryAction => ({
  action: 'canary',
  release,
  percent,
});
const takeBack = (release: string): RegistryAction => ({
  action: 'auto-rollback',
  release,
  reason: '12 failures in 40 page loads (30%).',
});
const rollback: RegistryAction = { action: 'rollback' };

const upToThree = [announce('1', 0), announce('2', 1), announce('3', 2)];

test('each announced release becomes stable, and the one before it is where a rollback returns to', () => {
  const remote = after(...upToThree);
  expect(remote).toMatchObject({ stable: three, previous: two, announced: three });
  expect(remote.releases.map(({ release }) => release)).toEqual([three, two, one]);
});

test('rollbacks walk back, never forth, and end where there is nothing earlier', () => {
  const back = after(...upToThree, rollback);
  expect(back).toMatchObject({ stable: two, previous: one });
  expect(back.events[0]).toMatchObject({
    action: 'rolled-back',
    release: three,
    detail: 'Back to 2.0.0 (22222222)',
  });
  expect(after(...upToThree, rollback, rollback)).toMatchObject({ stable: one, previous: null });
  expect(() => after(...upToThree, rollback, rollback, rollback)).toThrow(
    'mfe-help has no earlier release to return to.',
  );
});

test('a rollback from a release that is stable no longer is refused', () => {
  const from = (release: string): RegistryAction => ({ action: 'rollback', from: release });
  expect(after(...upToThree, from(three)).stable).toBe(two);
  expect(() => after(...upToThree, from(three), from(three))).toThrow(
    '2.0.0 (22222222) is now the stable release.',
  );
});

test('an announcement that is not new changes nothing', () => {
  const remote = after(...upToThree, rollback);
  expect(applyAction(remote, announce('3', 2), { by: 'origin', at: at(9) })).toBe(remote);
});

test('an announcement goes live neither while pinned nor after it was rolled back', () => {
  const pinned = after(announce('1', 0), { action: 'pin' }, announce('2', 1));
  expect(pinned).toMatchObject({ stable: one, announced: two });
  const failed = after(...upToThree, takeBack(three), announce('1', 0), announce('3', 2));
  expect(failed.stable).toBe(one);
});

test('a release rolled back is marked until a person promotes it again, and the one before serves everyone', () => {
  const remote = after(...upToThree, takeBack(three));
  expect(remote).toMatchObject({ stable: two, previous: one });
  expect(remote.releases[0]?.failure).toContain('12 failures');
  expect(remote.events[0]).toMatchObject({
    action: 'rolled-back-automatically',
    detail: '12 failures in 40 page loads (30%). 2.0.0 (22222222) serves everyone.',
  });
  const again = after(...upToThree, takeBack(three), promote(three));
  expect(again.releases[0]?.failure).toBeNull();
  expect(again.events[0]?.detail).toContain('It was rolled back before: 12 failures');
});

test('a stable release without an earlier one is not rolled back', () => {
  expect(after(announce('1', 0), takeBack(one)).stable).toBe(one);
});

test('a canary that fails ends, and the stable release is untouched', () => {
  const remote = after(...upToThree, canary(one), takeBack(one));
  expect(remote).toMatchObject({ stable: three, canary: null });
  expect(remote.releases[2]?.failure).not.toBeNull();
});

test('a release that fails as a canary is no place to return to either', () => {
  expect(rollbackTarget(after(...upToThree, canary(two), takeBack(two)))?.release).toBe(one);
});

test('a rollback never gives the canary to all visitors', () => {
  const remote = after(...upToThree, canary(two));
  expect(rollbackTarget(remote)?.release).toBe(one);
  expect(after(...upToThree, canary(two), rollback)).toMatchObject({
    ...{ stable: one, previous: null, canary: { release: two, percent: 10 } },
  });
  expect(after(...upToThree, canary(two), takeBack(three)).stable).toBe(one);
  const ended = after(...upToThree, canary(two), { action: 'end-canary' });
  expect(rollbackTarget(ended)?.release).toBe(two);
});

test('where only the canary is earlier, a rollback is refused and nothing is rolled back', () => {
  const begin = [announce('1', 0), announce('2', 1), canary(one)];
  expect(() => after(...begin, rollback)).toThrow(
    'mfe-help has no earlier release to return to but its canary, 1.0.0 (11111111): end that first.',
  );
  expect(after(...begin, takeBack(two)).stable).toBe(two);
});

test('a promoted canary is no longer one; another goes on', () => {
  expect(after(...upToThree, canary(two), promote(two)).canary).toBeNull();
  expect(after(...upToThree, canary(one), promote(two)).canary?.release).toBe(one);
});

test('when a release is live is noted, from the last change of its role on', () => {
  const [latest, middle, oldest] = after(...upToThree, canary(one), canary(one, 50)).releases;
  expect(latest).toMatchObject({ liveSince: at(2), liveUntil: null });
  expect(middle).toMatchObject({ liveSince: at(1), liveUntil: at(2) });
  expect(oldest).toMatchObject({ liveSince: at(3), liveUntil: null });
});

test('a refusal is noted once until another release is out, another reason anew', () => {
  const refuse = (reason: string): RegistryAction => ({ action: 'refuse', release: two, reason });
  expect(after(refuse('smeared'), refuse('smeared'), refuse('torn')).events).toHaveLength(2);
  const again = after(refuse('smeared'), announce('1', 1), refuse('smeared'), refuse('smeared'));
  expect(again.events.map(({ action }) => action)).toEqual([
    ...['refused', 'promoted', 'published', 'refused'],
  ]);
});

test.each<[string, RegistryAction[], ReleaseCommand]>([
  ['the stable release', [], { action: 'promote', release: three }],
  ['an unknown release', [], { action: 'promote', release: 'f'.repeat(16) }],
  ['a canary of the stable release', [], { action: 'canary', release: three, percent: 10 }],
  ['a canary for everyone', [], { action: 'canary', release: two, percent: 100 }],
  ['a canary for no visitor', [], { action: 'canary', release: two, percent: 0 }],
  ['a canary for half a percent', [], { action: 'canary', release: two, percent: 0.5 }],
  ['the end of no canary', [], { action: 'end-canary' }],
  ['pinning twice', [{ action: 'pin' }], { action: 'pin' }],
  ['unpinning what is not pinned', [], { action: 'unpin' }],
])('%s is refused with a sentence', (_, before, command) => {
  const remote = after(...upToThree, ...before);
  expect(() => applyAction(remote, command, { by: 'test', at: at(9) })).toThrow(/^.+ .+\.$/);
});

test('the history keeps its latest hundred events', () => {
  const pins = Array.from({ length: 60 }, () => [{ action: 'pin' }, { action: 'unpin' }] as const);
  const { events } = after(announce('1', 0), ...pins.flat());
  expect(events).toHaveLength(100);
  expect(events[0]?.action).toBe('unpinned');
});

test('what the actions make is a registry, and nothing else is', () => {
  const state = { revision: 7, remotes: { 'mfe-help': after(...upToThree, canary(one)) } };
  expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(() => parseState({ revision: 7 })).toThrow('remotes');
  expect(() => parseState({ ...state, revision: -1 })).toThrow('revision');
});
