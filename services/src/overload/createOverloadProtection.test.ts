import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { createOverloadProtection } from './createOverloadProtection';

const lines: { refused: number }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });

let overload: ReturnType<typeof createOverloadProtection>;
afterEach(() => overload.stop());

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

const calm = { maxLagMs: Number.POSITIVE_INFINITY };

test('lets in as many as there are permits, and the next when one leaves', async () => {
  overload = createOverloadProtection({ ...calm, maxInFlight: 2 }, log);
  const permit = await overload.enter();
  expect(await overload.enter()).toBeDefined();
  const waiting = overload.enter();
  permit?.release();
  expect(await waiting).toBeDefined();
});

test('a bounded number waits, in order; the others are refused at once', async () => {
  overload = createOverloadProtection({ ...calm, maxInFlight: 2 }, log);
  const permits = [await overload.enter(), await overload.enter()];
  const order: number[] = [];
  const waits = [1, 2].map(async (number) => {
    const permit = await overload.enter();
    order.push(number);
    return permit;
  });
  expect(await overload.enter()).toBeUndefined();
  expect(order).toEqual([]);
  for (const permit of permits) permit?.release();
  expect((await Promise.all(waits)).every(Boolean)).toBe(true);
  expect(order).toEqual([1, 2]);
});

test('who waits in vain is refused, and while that lasts nobody waits', async () => {
  overload = createOverloadProtection({ ...calm, maxInFlight: 1 }, log);
  const before = lines.length;
  const permit = await overload.enter();
  expect(await overload.enter()).toBeUndefined();
  while (lines.length === before) await delay(10);
  // A wait would end with the permit that is given back.
  const refused = overload.enter();
  permit?.release();
  expect(await refused).toBeUndefined();
  expect(await overload.enter()).toBeDefined();
});

test('a permit that is suspended serves another, and counts again when it is resumed', async () => {
  overload = createOverloadProtection({ ...calm, maxInFlight: 1 }, log);
  const slow = await overload.enter();
  const waiting = overload.enter();
  slow?.suspend();
  const other = await waiting;
  expect(other).toBeDefined();
  slow?.resume();
  other?.release();
  const next = overload.enter();
  slow?.release();
  slow?.release();
  const last = await next;
  expect(last).toBeDefined();
  // Releasing twice, or while it is suspended, frees one permit and no more.
  last?.suspend();
  last?.release();
  expect(await overload.enter()).toBeDefined();
  expect(await overload.enter()).toBeUndefined();
});

test('one long job keeps nobody out', async () => {
  overload = createOverloadProtection({ maxInFlight: 10, maxLagMs: 300 }, log);
  await delay(600);
  block(700);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 800) {
    const permit = await overload.enter();
    expect(permit).toBeDefined();
    permit?.release();
    await delay(20);
  }
});

test('lets nobody in while the event loop lags, and everybody after', async () => {
  overload = createOverloadProtection({ maxInFlight: 10, maxLagMs: 100 }, log);
  const startedAt = performance.now();
  let permit = await overload.enter();
  while (permit && performance.now() - startedAt < 5_000) {
    permit.release();
    block(250);
    await delay(1);
    permit = await overload.enter();
  }
  expect(permit).toBeUndefined();
  const laggedAt = performance.now();
  while (!permit && performance.now() - laggedAt < 10_000) {
    await delay(20);
    permit = await overload.enter();
  }
  expect(permit).toBeDefined();
  expect(lines.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1);
});
