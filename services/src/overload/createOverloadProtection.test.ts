import { pino } from 'pino';
import { createOverloadProtection } from './createOverloadProtection';

const lines: { refused: number }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });

let overload: ReturnType<typeof createOverloadProtection>;
// Its samples and what waits go by these; how late the event loop is can only be measured.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] }));
afterEach(() => {
  overload.stop();
  jest.useRealTimers();
});

const SAMPLE_MS = 500;
const later = () => jest.advanceTimersByTimeAsync(SAMPLE_MS);
/** What enters, or its refusal after the wait. */
async function entered() {
  const permit = overload.enter();
  await later();
  return permit;
}

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

const { setTimeout: startTimer } = globalThis;
const delay = (ms: number) => new Promise((resolve) => startTimer(resolve, ms));

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
  expect(await entered()).toBeUndefined();
  await later();
  expect(lines).toHaveLength(before + 1);
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
  expect(await entered()).toBeUndefined();
});

/** Half a second in which the event loop has been late by `ms` once, or never. */
async function sample(ms: number) {
  // Each sample is measured from its first tick on.
  await delay(20);
  block(ms);
  await delay(20);
  await later();
}

test('one long job keeps nobody out', async () => {
  overload = createOverloadProtection({ maxInFlight: 10, maxLagMs: 50 }, log);
  for (const ms of [0, 500, 0, 0]) {
    await sample(ms);
    const permit = await overload.enter();
    expect(permit).toBeDefined();
    permit?.release();
  }
});

test('lets nobody in while the event loop lags, and everybody after', async () => {
  overload = createOverloadProtection({ maxInFlight: 10, maxLagMs: 50 }, log);
  const before = lines.length;
  await sample(500);
  expect(await overload.enter()).toBeDefined();
  await sample(500);
  expect(await overload.enter()).toBeUndefined();
  expect(await overload.enter()).toBeUndefined();
  await sample(0);
  expect(lines.slice(before)).toMatchObject([{ refused: 2 }]);
  expect(await overload.enter()).toBeDefined();
});
