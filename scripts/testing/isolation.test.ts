import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cli = createRequire(__filename).resolve('jest/bin/jest');

/** Remembers what it was loaded with, as packages do with timers. */
const PACKAGE = 'module.exports = { setTimeout, now: Date.now, color: process.env.testColor };';

/** Leaves as much behind as a test can, after it has looked for what another one has left. */
const TEST = `
const fs = require('node:fs');
test('finds no trace of another file', () => {
  expect('clock' in setTimeout).toBe(false);
  expect(Date.now()).toBeGreaterThan(1);
  expect(fs.existsSync(__filename)).toBe(true);
  expect(process.env).not.toHaveProperty('testColor');
  expect(globalThis).not.toHaveProperty('left');
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  process.env.testColor = 'magenta';
  globalThis.left = true;
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Date, 'now').mockReturnValue(1);
  const loaded = require('remembers');
  expect('clock' in loaded.setTimeout).toBe(false);
  expect(loaded.now()).toBeGreaterThan(1);
  expect(loaded.color).toBe(undefined);
  expect('clock' in setTimeout).toBe(true);
  expect(process.env.testColor).toBe('magenta');
});
`;

test('a test file leaves no clock, spy, global or variable to the next one of its process', async () => {
  const rootDir = await mkdtemp(path.join(tmpdir(), 'pressline-isolation-'));
  try {
    await mkdir(path.join(rootDir, 'node_modules/remembers'), { recursive: true });
    await writeFile(path.join(rootDir, 'node_modules/remembers/index.js'), PACKAGE);
    for (const name of ['one', 'other']) {
      await writeFile(path.join(rootDir, `${name}.test.js`), TEST);
    }
    const config = {
      rootDir,
      runtime: path.join(__dirname, 'nodeRuntime.cjs'),
      testEnvironment: path.join(__dirname, 'nodeEnvironment.cjs'),
      cacheDirectory: path.join(rootDir, '.cache'),
      transform: {},
    };
    const { stderr } = await run(process.execPath, [
      ...[cli, '--runInBand', '--watchman=false'],
      `--config=${JSON.stringify(config)}`,
    ]);
    expect(stderr).toContain('2 passed, 2 total');
  } finally {
    await rm(rootDir, { recursive: true });
  }
});
