import { createQueue } from './createQueue';

test('requests are admitted in order of arrival', async () => {
  const queue = createQueue(60_000);
  const turns: number[] = [];
  const waits = [1, 2, 3].map(async (number) => {
    if (await queue.wait()) turns.push(number);
  });
  queue.admitFirst();
  queue.admitFirst();
  expect(queue.length).toBe(1);
  queue.admitFirst();
  await Promise.all(waits);
  expect(turns).toEqual([1, 2, 3]);
});

test('no request waits longer than allowed, nor after all were refused', async () => {
  const queue = createQueue(20);
  expect(await queue.wait()).toBe(false);
  expect(queue.length).toBe(0);
  queue.admitFirst();
  const waits = [queue.wait(), queue.wait()];
  queue.refuseAll();
  expect(await Promise.all(waits)).toEqual([false, false]);
});
