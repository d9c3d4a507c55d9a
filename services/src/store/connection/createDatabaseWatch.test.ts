import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDatabaseWatch } from './createDatabaseWatch';

const STALL_MS = 1_600;
const TURNS = 10;

test('a process that stands still does not take its database for away', async () => {
  let answered = () => {};
  const job = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const watch = createDatabaseWatch(async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS);
    // An answer is read some turns of the event loop after its question was sent.
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    answered();
  });
  await watch.guard(() => job);
  watch.stop();
  expect(watch.isAway).toBe(false);
});
