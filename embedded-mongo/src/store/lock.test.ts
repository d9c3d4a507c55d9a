import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUseError, takeDirectory } from './lock';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a directory has one owner, who is named, until it is released', () => {
  const release = takeDirectory(directory);
  expect(() => takeDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => takeDirectory(directory)).toThrow(
    `${directory} is in use by process ${process.pid} on ${hostname()}. Stop that one`,
  );
  release();
  takeDirectory(directory)();
});

test('what a file says of an owner that is gone counts for nothing', () => {
  writeFileSync(join(directory, 'owner.lock'), `process ${process.pid} on ${hostname()}\n`);
  takeDirectory(directory)();
});
