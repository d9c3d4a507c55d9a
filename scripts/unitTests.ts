import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs Jest with the arguments given. On shared machines (CI) files that failed are run once more, as
 * the end-to-end tests are, from their beginning: what the first try left behind must not decide.
 */
const cli = createRequire(import.meta.url).resolve('jest/bin/jest');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' }).status ?? 1;

interface Results {
  testResults: { name: string; status: string }[];
}

function runTwice(args: string[]): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-results-'));
  const file = path.join(folder, 'results.json');
  try {
    const status = run('--json', `--outputFile=${file}`, ...args);
    if (status === 0) return status;
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
    const failed = testResults.filter((one) => one.status === 'failed').map(({ name }) => name);
    if (failed.length === 0) return status;
    console.log('\nThe files that failed, once more:\n');
    return run('--runTestsByPath', ...args.filter((arg) => arg.startsWith('-')), ...failed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const args = process.argv.slice(2);
process.exitCode = process.env.CI ? runTwice(args) : run(...args);
