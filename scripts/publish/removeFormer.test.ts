import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFormer } from './publishedFiles';

const DAY_MS = 24 * 60 * 60 * 1_000;

test('what a build does not name goes when it is old enough, in every encoding', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'former-'));
  const now = Date.now();
  const put = async (name: string, age: number) => {
    const time = (now - age) / 1_000;
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      await writeFile(path.join(folder, file), '');
      await utimes(path.join(folder, file), time, time);
    }
  };
  await put('named.js', 30 * DAY_MS);
  await put('former.js', DAY_MS);
  await put('old.js', 30 * DAY_MS);
  await removeFormer(folder, ['named.js'], now - 7 * DAY_MS);
  const left = ['former.js', 'former.js.br', 'former.js.gz'];
  expect((await readdir(folder)).sort()).toEqual([
    ...left,
    'named.js',
    'named.js.br',
    'named.js.gz',
  ]);
  await removeFormer(folder, ['named.js']);
  expect((await readdir(folder)).sort()).toEqual(['named.js', 'named.js.br', 'named.js.gz']);
  await rm(folder, { recursive: true });
});
