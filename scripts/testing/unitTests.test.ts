import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

const root = path.resolve(__dirname, '../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('jest.config.json', '{}');
  write('good.test.js', "test('good', () => undefined);");
  write(
    'once.test.js',
    `const { existsSync, writeFileSync } = require('node:fs');
     const wasHere = existsSync(__dirname + '/was-here');
     beforeAll(() => writeFileSync(__dirname + '/was-here', ''));
     test('once', () => expect(wasHere).toBe(true));`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(CI: string | undefined, env: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const script = path.join(root, 'scripts/testing/unitTests.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', '@oxc-node/core/register', script, `--config=${folder}/jest.config.json`, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_STEP_SUMMARY: undefined, ...env, CI },
    },
  );
  return { status, output: stdout + stderr };
}

test('on shared machines a file that failed gets a second try from its beginning, alone, and its flaky test is named', () => {
  const summary = path.join(folder, 'summary.md');
  const { status, output } = run('1', { GITHUB_STEP_SUMMARY: summary });
  expect(output).toContain('● once');
  expect(output).toContain('Tests:       1 failed, 1 passed, 2 total');
  expect(output).toContain('Tests:       1 passed, 1 total');
  expect(output).toMatch(/^flaky: .*once\.test\.js › once$/m);
  expect(readFileSync(summary, 'utf8')).toMatch(/^- flaky: .*once\.test\.js › once\n$/);
  expect(status).toBe(0);
});

test('a file that fails again fails, and an option keeps its value in the second try', () => {
  for (const name of ['a', 'b']) {
    const text = `test('${name}', () => expect(1).toBe(2)); test('other', () => undefined);`;
    writeFileSync(path.join(folder, `${name}.test.js`), text);
  }
  const { status, output } = run('1', {}, '-t', '^(a|b|once)$');
  expect(output.match(/^Tests: .*/gm)).toEqual([
    'Tests:       3 failed, 3 skipped, 6 total',
    'Tests:       2 failed, 2 skipped, 1 passed, 5 total',
  ]);
  expect(output.match(/flaky: .*/g)).toEqual([expect.stringContaining('once.test.js › once')]);
  expect(status).toBe(1);
});

test('a run without tests fails', () => {
  expect(run('1', {}, 'no-such-file').status).toBe(1);
});

test('where somebody watches there is no second try', () => {
  expect(run(undefined).status).toBe(1);
});
