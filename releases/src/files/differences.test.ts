/** @jest-environment jest-environment-node */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testScript } from '../test/testScript';
import { decodeDifference, differenceFile, writeDifferences } from './differences';
import { encodeBeside } from './encodeBeside';

const FORMER = 'App.0123456789.js';
const NEXT = 'App.abcdef0123.js';
const former = Buffer.from(testScript('App'));
const next = Buffer.from(testScript('App', 'changed()'));
const hash = createHash('sha256').update(former).digest('hex');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'differences-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, bytes: Buffer, formerFile: string, dictionary = former) {
  await writeFile(path.join(folder, file), bytes);
  await encodeBeside(path.join(folder, file), bytes);
  await writeDifferences(folder, new Map([[file, bytes]]), new Map([[formerFile, dictionary]]));
}
const differences = async () => (await readdir(folder)).filter((file) => file.endsWith('.dcz'));

test('a changed script is written as the small difference that leads to it', async () => {
  await write(NEXT, next, FORMER);
  expect(await differences()).toEqual([differenceFile(NEXT, hash)]);
  const difference = await readFile(path.join(folder, differenceFile(NEXT, hash)));
  expect(difference.length).toBeLessThan(200);
  expect(difference.subarray(0, 40).toString('hex')).toBe(`5e2a4d1820000000${hash}`);
  expect(await decodeDifference(difference, former)).toEqual(next);
  await expect(decodeDifference(difference, next)).rejects.toThrow('another dictionary');
});

test('an unchanged script is one too: its address changes with the release', async () => {
  await write(FORMER, former, FORMER);
  expect(await differences()).toEqual([differenceFile(FORMER, hash)]);
});

test('a difference that was damaged is made anew, a sound one stays', async () => {
  await write(NEXT, next, FORMER);
  const file = path.join(folder, differenceFile(NEXT, hash));
  const { ino } = await stat(file);
  await write(NEXT, next, FORMER);
  expect((await stat(file)).ino).toBe(ino);
  for (const length of [0, 10, 60]) {
    await truncate(file, length);
    await write(NEXT, next, FORMER);
    expect(await decodeDifference(await readFile(file), former)).toEqual(next);
  }
});

test.each([
  ['another chunk', 'Page.0123456789.js', NEXT, next],
  ['a server bundle', 'server.0123456789.cjs', 'server.abcdef0123.cjs', next],
  ['a name without hash', 'App.js', 'App.js', next],
  ['a script that is small already', FORMER, NEXT, Buffer.from('export default 1;')],
])('%s has no difference', async (_, formerFile, file, bytes) => {
  await write(file, bytes, formerFile);
  expect(await differences()).toEqual([]);
});

test('a script with little in common with the former one has none', async () => {
  await write(NEXT, Buffer.from(testScript('another')), FORMER);
  expect(await differences()).toEqual([]);
});
