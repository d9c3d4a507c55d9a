import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type IsHeld, withFileLock } from './withFileLock';

// A hundred and sixty turns one after the other, on a machine with other work.
jest.setTimeout(30_000);

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(directory, 'registry.lock');
});
afterEach(() => rm(directory, { recursive: true }));

async function age() {
  const then = Date.now() / 1_000 - 60;
  await utimes(file, then, then);
}

test('nobody overwrites what another one did, also of those who find the lock of a process that has died', async () => {
  let value = 0;
  let additions = 0;
  const add = async (isHeld: IsHeld) => {
    const before = value;
    await wait(2);
    if (!(await isHeld())) return;
    value = before + 1;
    additions += 1;
  };
  for (let round = 0; round < 20; round += 1) {
    await writeFile(file, 'dead');
    await age();
    const takers = Array.from({ length: 8 }, async (_, taker) => {
      // At other moments each: one finds the dead lock while another has just taken it.
      for (let turn = 0; turn < taker; turn += 1) await Promise.all([stat(directory), wait(0)]);
      await withFileLock(file, add);
    });
    await Promise.all(takers);
  }
  expect(additions).toBeGreaterThan(100);
  expect(value).toBe(additions);
  expect(await readdir(directory)).toEqual([]);
});

test('who was halted for long knows that the lock is another’s by now, and leaves it there', async () => {
  await withFileLock(file, async (isHeld) => {
    expect(await isHeld()).toBe(true);
    await age();
    let end = () => {};
    const second = new Promise<void>((isTaken) => {
      void withFileLock(file, () => {
        isTaken();
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      });
    });
    await second;
    expect(await isHeld()).toBe(false);
    end();
  });
});
