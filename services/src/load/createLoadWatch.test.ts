import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { createLoadWatch, type LoadWatch } from './createLoadWatch';

const lines: { refused: number }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });

let load: LoadWatch;
afterEach(() => load.stop());

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

const calm = { maxLagMs: Number.POSITIVE_INFINITY };

test('lets in as many as there are places, and the next when one leaves', async () => {
  load = createLoadWatch({ ...calm, maxInFlight: 2 }, log);
  const leave = await load.enter();
  expect(await load.enter()).toBeDefined();
  const waiting = load.enter();
  leave?.();
  expect(await waiting).toBeDefined();
});

test('a bounded number waits, in order; the others are refused at once', async () => {
  load = createLoadWatch({ ...calm, maxInFlight: 2 }, log);
  const leaves = [await load.enter(), await load.enter()];
  const order: number[] = [];
  const waits = [1, 2].map(async (number) => {
    const leave = await load.enter();
    order.push(number);
    return leave;
  });
  expect(await load.enter()).toBeUndefined();
  expect(order).toEqual([]);
  for (const leave of leaves) leave?.();
  expect((await Promise.all(waits)).every(Boolean)).toBe(true);
  expect(order).toEqual([1, 2]);
});

test('who waits in vain is refused, and while that lasts nobody waits', async () => {
  load = createLoadWatch({ ...calm, maxInFlight: 1 }, log);
  const before = lines.length;
  const leave = await load.enter();
  expect(await load.enter()).toBeUndefined();
  while (lines.length === before) await delay(10);
  // A wait would end with the place that is given back.
  const refused = load.enter();
  leave?.();
  expect(await refused).toBeUndefined();
  expect(await load.enter()).toBeDefined();
});

test('one long job keeps nobody out', async () => {
  load = createLoadWatch({ maxInFlight: 10, maxLagMs: 300 }, log);
  await delay(600);
  block(700);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 800) {
    const leave = await load.enter();
    expect(leave).toBeDefined();
    leave?.();
    await delay(20);
  }
});

test('lets nobody in while the event loop lags, and everybody after', async () => {
  load = createLoadWatch({ maxInFlight: 10, maxLagMs: 100 }, log);
  const startedAt = performance.now();
  let leave = await load.enter();
  while (leave && performance.now() - startedAt < 5_000) {
    leave();
    block(250);
    await delay(1);
    leave = await load.enter();
  }
  expect(leave).toBeUndefined();
  const laggedAt = performance.now();
  while (!leave && performance.now() - laggedAt < 10_000) {
    await delay(20);
    leave = await load.enter();
  }
  expect(leave).toBeDefined();
  expect(lines.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1);
});
