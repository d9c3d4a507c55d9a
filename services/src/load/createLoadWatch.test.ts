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
  const place = await load.enter();
  expect(await load.enter()).toBeDefined();
  const waiting = load.enter();
  place?.leave();
  expect(await waiting).toBeDefined();
});

test('a bounded number waits, in order; the others are refused at once', async () => {
  load = createLoadWatch({ ...calm, maxInFlight: 2 }, log);
  const places = [await load.enter(), await load.enter()];
  const order: number[] = [];
  const waits = [1, 2].map(async (number) => {
    const place = await load.enter();
    order.push(number);
    return place;
  });
  expect(await load.enter()).toBeUndefined();
  expect(order).toEqual([]);
  for (const place of places) place?.leave();
  expect((await Promise.all(waits)).every(Boolean)).toBe(true);
  expect(order).toEqual([1, 2]);
});

test('who waits in vain is refused, and while that lasts nobody waits', async () => {
  load = createLoadWatch({ ...calm, maxInFlight: 1 }, log);
  const before = lines.length;
  const place = await load.enter();
  expect(await load.enter()).toBeUndefined();
  while (lines.length === before) await delay(10);
  // A wait would end with the place that is given back.
  const refused = load.enter();
  place?.leave();
  expect(await refused).toBeUndefined();
  expect(await load.enter()).toBeDefined();
});

test('a place that is lent serves another, and counts again when it is taken back', async () => {
  load = createLoadWatch({ ...calm, maxInFlight: 1 }, log);
  const slow = await load.enter();
  const waiting = load.enter();
  slow?.lend();
  const other = await waiting;
  expect(other).toBeDefined();
  slow?.takeBack();
  other?.leave();
  const next = load.enter();
  slow?.leave();
  slow?.leave();
  const last = await next;
  expect(last).toBeDefined();
  // Leaving twice, or while it is lent, frees one place and no more.
  last?.lend();
  last?.leave();
  expect(await load.enter()).toBeDefined();
  expect(await load.enter()).toBeUndefined();
});

test('one long job keeps nobody out', async () => {
  load = createLoadWatch({ maxInFlight: 10, maxLagMs: 300 }, log);
  await delay(600);
  block(700);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 800) {
    const place = await load.enter();
    expect(place).toBeDefined();
    place?.leave();
    await delay(20);
  }
});

test('lets nobody in while the event loop lags, and everybody after', async () => {
  load = createLoadWatch({ maxInFlight: 10, maxLagMs: 100 }, log);
  const startedAt = performance.now();
  let place = await load.enter();
  while (place && performance.now() - startedAt < 5_000) {
    place.leave();
    block(250);
    await delay(1);
    place = await load.enter();
  }
  expect(place).toBeUndefined();
  const laggedAt = performance.now();
  while (!place && performance.now() - laggedAt < 10_000) {
    await delay(20);
    place = await load.enter();
  }
  expect(place).toBeDefined();
  expect(lines.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1);
});
