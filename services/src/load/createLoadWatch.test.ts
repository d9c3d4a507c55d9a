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

test('lets in as many as there are places, and more when one leaves', () => {
  load = createLoadWatch({ maxInFlight: 2, maxLagMs: Number.POSITIVE_INFINITY }, log);
  const leave = load.enter();
  expect(load.enter()).toBeDefined();
  expect(load.enter()).toBeUndefined();
  leave?.();
  expect(load.enter()).toBeDefined();
});

test('one long job keeps nobody out', async () => {
  load = createLoadWatch({ maxInFlight: 10, maxLagMs: 300 }, log);
  await delay(600);
  block(700);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 800) {
    const leave = load.enter();
    expect(leave).toBeDefined();
    leave?.();
    await delay(20);
  }
});

test('lets nobody in while the event loop lags, and everybody after', async () => {
  load = createLoadWatch({ maxInFlight: 10, maxLagMs: 100 }, log);
  const startedAt = performance.now();
  let leave = load.enter();
  while (leave && performance.now() - startedAt < 5_000) {
    leave();
    block(250);
    await delay(1);
    leave = load.enter();
  }
  expect(leave).toBeUndefined();
  const laggedAt = performance.now();
  while (!leave && performance.now() - laggedAt < 10_000) {
    await delay(20);
    leave = load.enter();
  }
  expect(leave).toBeDefined();
  expect(lines.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1);
});
