import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUseError, takeDirectory } from './lock';
import { askPs } from './processIdentity';
import { Storage } from './storage';

const { PATH } = process.env;
let directory: string;
let storage: Storage;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  storage = new Storage(directory);
});
afterEach(async () => {
  process.env.PATH = PATH;
  await storage.close();
  rmSync(directory, { recursive: true });
});

test('a directory has one owner', () => {
  takeDirectory(storage, directory, askPs);
  expect(() => takeDirectory(storage, directory, askPs)).toThrow(DirectoryInUseError);
});

test('nobody takes a directory where nothing tells which processes run', () => {
  process.env.PATH = '';
  expect(() => takeDirectory(storage, directory, askPs)).toThrow('needs /proc or the program ps');
  expect([...storage.read(-1)]).toEqual([]);
});
