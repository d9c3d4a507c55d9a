import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { retireFormerFiles } from './retireFormerFiles';

const DAY_S = 24 * 60 * 60;

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pressline-shell-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function write(file: string, daysAgo: number, text = '') {
  const target = path.join(directory, file);
  await writeFile(target, text);
  const then = Date.now() / 1_000 - daysAgo * DAY_S;
  await utimes(target, then, then);
}

test('a build that was in use until now stays, whatever its age; one from before it goes after a week', async () => {
  await write('shell.1111111111.js', 30);
  await write('shell.2222222222.js', 3);
  await write('shell.3333333333.js', 9);
  await write('shell.3333333333.js.br', 9);
  await write('shell.json', 9, JSON.stringify({ files: ['shell.3333333333.js'] }));
  await retireFormerFiles(directory, 'shell.json');
  const kept = ['2222222222.js', '3333333333.js', '3333333333.js.br', 'json'];
  expect((await readdir(directory)).sort()).toEqual(kept.map((name) => `shell.${name}`));

  // The time counts from now: the build after the next one still finds it.
  await write('shell.json', 0, JSON.stringify({ files: ['shell.4444444444.js'] }));
  await retireFormerFiles(directory, 'shell.json');
  expect(await readdir(directory)).toContain('shell.3333333333.js');
});

test('a first build has nothing to retire', async () => {
  await retireFormerFiles(directory, 'shell.json');
  expect(await readdir(directory)).toEqual([]);
});
