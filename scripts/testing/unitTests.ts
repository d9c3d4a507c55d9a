import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs Jest with the arguments given. On shared machines (CI) files that failed run once more from their
 * beginning, as the end-to-end tests do.
 */
const cli = createRequire(import.meta.url).resolve('jest/bin/jest');
const run = (args: string[], env = process.env) =>
  spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit', env }).status ?? 1;

interface Results {
  testResults: { status: string }[];
}

function runTwice(args: string[]): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-results-'));
  const file = path.join(folder, 'results.json');
  try {
    const status = run(['--json', `--outputFile=${file}`, ...args]);
    if (status === 0) return status;
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
    if (!testResults.some((one) => one.status === 'failed')) return status;
    console.log('\nThe files that failed, once more:\n');
    // The same arguments: only Jest can tell an option's value from a file.
    const filter = path.join(import.meta.dirname, 'unitTestFilter.cjs');
    return run([`--filter=${filter}`, ...args], { ...process.env, FORMER_RESULTS: file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const args = process.argv.slice(2);
process.exitCode = process.env.CI ? runTwice(args) : run(args);
