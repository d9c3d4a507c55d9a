import { pino } from 'pino';
import { createBatch } from './createBatch';

const sum = (a: number, b: number) => a + b;
const log = pino({ level: 'silent' });

test('what could not be written is kept and written with what came since', async () => {
  const written: Map<string, number>[] = [];
  let isAway = true;
  const batch = createBatch<number>({
    name: 'test',
    log,
    merge: sum,
    async write(items) {
      if (isAway) throw new Error('away');
      written.push(items);
    },
  });
  batch.add('a', 1);
  batch.add('a', 1);
  await batch.flush();
  batch.add('a', 1);
  batch.add('b', 1);
  isAway = false;
  await Promise.all([batch.flush(), batch.flush()]);
  await batch.flush();
  expect(written).toEqual([
    new Map([
      ['a', 3],
      ['b', 1],
    ]),
  ]);
});

test('writes by itself, and holds a bounded number of keys', async () => {
  jest.useFakeTimers();
  const sizes: number[] = [];
  const write = async (items: Map<string, number>) => void sizes.push(items.size);
  const batch = createBatch<number>({ name: 'test', log, merge: sum, write });
  for (let index = 0; index < 20_000; index += 1) batch.add(String(index), 1);
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(sizes).toEqual([10_000]);
});
