/** @jest-environment jest-environment-node */
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retainShellFiles } from './shellFiles';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FIRST = 'shell.1111111111.js';
const SECOND = 'shell.2222222222.js';

let directory: string;
let build: string;
let kept: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pressline-shell-'));
  [build, kept] = [path.join(directory, 'build'), path.join(directory, 'data/shell')];
});
afterEach(() => rm(directory, { recursive: true }));

async function put(...files: string[]) {
  await rm(build, { recursive: true, force: true });
  await mkdir(build);
  for (const file of files) await writeFile(path.join(build, file), file);
}

const keptFiles = async () => (await readdir(kept)).sort();

test('what the build names is kept, in every encoding that it has', async () => {
  await put(FIRST, `${FIRST}.br`, 'shell.json', 'service-worker.js');
  await retainShellFiles(build, kept, [FIRST]);
  expect(await keptFiles()).toEqual([FIRST, `${FIRST}.br`]);
  expect(await readFile(path.join(kept, FIRST), 'utf8')).toBe(FIRST);
});

test('a build stays for a week after a host ran it last, however long that was', async () => {
  const start = Date.now();
  await put(FIRST);
  await retainShellFiles(build, kept, [FIRST], start);
  await retainShellFiles(build, kept, [FIRST], start + 30 * DAY_MS);
  await put(SECOND);
  await retainShellFiles(build, kept, [SECOND], start + 36 * DAY_MS);
  expect(await keptFiles()).toEqual([FIRST, SECOND]);
  await retainShellFiles(build, kept, [SECOND], start + 38 * DAY_MS);
  expect(await keptFiles()).toEqual([SECOND]);
});

test('what a host runs stays when its build folder holds another build by now', async () => {
  const start = Date.now();
  await put(FIRST);
  await retainShellFiles(build, kept, [FIRST], start);
  await put(SECOND);
  for (let day = 1; day <= 9; day += 1) {
    await retainShellFiles(build, kept, [FIRST], start + day * DAY_MS);
  }
  expect(await keptFiles()).toEqual([FIRST]);
});

test('a copy that was damaged is made anew when a host starts', async () => {
  await put(FIRST, `${FIRST}.br`);
  await retainShellFiles(build, kept, [FIRST]);
  for (const file of [FIRST, `${FIRST}.br`]) await truncate(path.join(kept, file), 0);
  await retainShellFiles(build, kept, [FIRST]);
  for (const file of [FIRST, `${FIRST}.br`]) {
    expect(await readFile(path.join(kept, file), 'utf8')).toBe(file);
  }
});

test('a copy that was cut off goes with the others', async () => {
  await put(FIRST);
  await mkdir(kept, { recursive: true });
  await writeFile(path.join(kept, `${SECOND}.17.next`), '');
  await retainShellFiles(build, kept, [FIRST], Date.now() + 8 * DAY_MS);
  expect(await keptFiles()).toEqual([FIRST]);
});
