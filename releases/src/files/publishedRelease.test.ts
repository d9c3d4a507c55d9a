import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease } from '../test/testRelease';
import { readReleaseFolder, writeReleaseFolder } from './publishedRelease';

const release = buildRelease();
const { name, release: id } = release.manifest;

let directory: string;
let folder: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'release-files-'));
  folder = path.join(directory, id);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const writers = Array.from({ length: 6 });

test('of those who write one release at the same time everyone finds its files, and no remains', async () => {
  await Promise.all(
    writers.map(async () => {
      await writeReleaseFolder(folder, release);
      for (const [file, bytes] of release.files) {
        expect(await readFile(path.join(folder, file))).toEqual(bytes);
      }
    }),
  );
  expect(await readdir(directory)).toEqual([id]);
});

test('a folder that is damaged is replaced, also while another process does so', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'App.js'), 'damaged');
  await Promise.all(writers.map(() => writeReleaseFolder(folder, release)));
  expect(await readReleaseFolder(folder, name)).toEqual(release);
  expect(await readdir(directory)).toEqual([id]);
});

test('scripts lie ready-made for every encoding, a video as it is', async () => {
  const files = new Map([...release.files, ['clip.webm', Buffer.from('the video')]]);
  await writeReleaseFolder(folder, { ...release, files });
  const names = await readdir(folder);
  expect(names).toEqual(expect.arrayContaining(['App.js', 'App.js.br', 'App.js.gz']));
  expect(names.filter((name) => name.startsWith('clip'))).toEqual(['clip.webm']);
});

test('what cannot be put in its place leaves nothing behind', async () => {
  await writeFile(folder, 'a file');
  await expect(writeReleaseFolder(folder, release)).rejects.toThrow('ENOTDIR');
  expect(await readdir(directory)).toEqual([id]);
});
