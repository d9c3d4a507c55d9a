import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { askPs, processIdentity } from './processIdentity';

jest.setTimeout(20_000);

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

/** A process that was killed, and whose parent never takes note. */
async function makeZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
  running.push(parent);
  const [line] = await once(parent.stdout, 'data');
  // A shell would take note.
  await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n');
  const pid = Number(line);
  process.kill(pid, 'SIGKILL');
  await until(() => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  return pid;
}

// Elsewhere than on Linux there is only ps.
test.each([
  ['/proc', processIdentity],
  ['ps', askPs],
])('%s tells processes apart, and the dead from the living', async (_, identify) => {
  const other = spawn('sleep', ['600']);
  running.push(other);
  await once(other, 'spawn');
  const pid = Number(other.pid);
  const identity = identify(pid);
  expect(identity).toMatch(/\d/);
  expect(identify(pid)).toBe(identity);
  expect(identify(process.ppid)).not.toBe(identity);
  expect(identify(await makeZombie())).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(identify(pid)).toBeNull();
});
