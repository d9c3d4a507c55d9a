import { createWaitingLine } from './createWaitingLine';

test('turns come in order of arrival', async () => {
  const line = createWaitingLine(60_000);
  const turns: number[] = [];
  const waits = [1, 2, 3].map(async (number) => {
    if (await line.wait()) turns.push(number);
  });
  line.callFirst();
  line.callFirst();
  expect(line.length).toBe(1);
  line.callFirst();
  await Promise.all(waits);
  expect(turns).toEqual([1, 2, 3]);
});

test('nobody waits longer than allowed, nor after being sent away', async () => {
  const line = createWaitingLine(20);
  expect(await line.wait()).toBe(false);
  expect(line.length).toBe(0);
  line.callFirst();
  const waits = [line.wait(), line.wait()];
  line.sendAway();
  expect(await Promise.all(waits)).toEqual([false, false]);
});
