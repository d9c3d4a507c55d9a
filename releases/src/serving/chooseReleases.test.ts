import { BUCKETS, isInCanary } from './chooseReleases';

const everyone = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const canaries = (remote: string, percent: number) =>
  everyone.filter((bucket) => isInCanary(bucket, remote, percent));

test.each([1, 10, 50, 99])('%d %% of the buckets get it, exactly', (percent) => {
  for (const remote of ['mfe-marketing', 'mfe-help', 'mfe-admin']) {
    expect(canaries(remote, percent)).toHaveLength((BUCKETS * percent) / 100);
  }
});

test('who has it keeps it when the share is raised', () => {
  const before = canaries('mfe-help', 10);
  const after = new Set(canaries('mfe-help', 20));
  expect(before.every((bucket) => after.has(bucket))).toBe(true);
});

test('the canaries of two remotes do not go to the same people', () => {
  const help = new Set(canaries('mfe-help', 10));
  const both = canaries('mfe-marketing', 10).filter((bucket) => help.has(bucket));
  expect(both.length / BUCKETS).toBeGreaterThan(0.005);
  expect(both.length / BUCKETS).toBeLessThan(0.015);
});
