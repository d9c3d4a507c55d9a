import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './publishedFiles';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a version that an interrupted build has cut off is made anew', async () => {
  const script = path.join(directory, 'App.1111111111.js');
  await writeFile(script, 'the script');
  await precompress(directory);
  await truncate(`${script}.br`, 3);
  await truncate(`${script}.gz`, 0);
  await precompress(directory);
  expect(brotliDecompressSync(await readFile(`${script}.br`)).toString()).toBe('the script');
  expect(gunzipSync(await readFile(`${script}.gz`)).toString()).toBe('the script');
  expect(await readdir(directory)).toHaveLength(3);
});

test('a video, which is compressed already, stays as it is', async () => {
  await writeFile(path.join(directory, 'clip.1111111111.webm'), 'the video');
  await precompress(directory);
  expect(await readdir(directory)).toEqual(['clip.1111111111.webm']);
});
