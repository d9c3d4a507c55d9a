import { createDatabaseWatch } from './createDatabaseWatch';

const PROBE_MS = 500;
const PATIENCE_MS = 1_500;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A database that has been asked and has not answered yet. */
function askDatabase() {
  const watch = createDatabaseWatch(() => new Promise<void>(() => {}));
  jest.advanceTimersByTime(PROBE_MS);
  return watch;
}

/** Each timer that is due fires once, as in a process that has stood still. */
function standStill(ms: number) {
  const { clock } = setTimeout as unknown as { clock: { jump(ms: number): void } };
  clock.jump(ms);
}

test('a database that does not answer in time is away', () => {
  const watch = askDatabase();
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(watch.isAway).toBe(false);
  jest.advanceTimersByTime(1);
  expect(watch.isAway).toBe(true);
  watch.stop();
});

test('a process that stands still does not take its database for away', () => {
  const watch = askDatabase();
  standStill(60_000);
  expect(watch.isAway).toBe(false);
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(watch.isAway).toBe(true);
  watch.stop();
});
