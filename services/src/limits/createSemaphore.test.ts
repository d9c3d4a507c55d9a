import { createSemaphore } from './createSemaphore';

test('runs at most so many jobs at once, in order, and survives failures', async () => {
  const limited = createSemaphore(2);
  const started: number[] = [];
  let running = 0;
  let peak = 0;
  const job = (index: number) => async () => {
    started.push(index);
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => limited(job(index))));
  expect(peak).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
