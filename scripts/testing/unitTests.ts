import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportFlakes } from './reportFlakes';

/**
 * Runs Jest with the arguments given. On shared machines (CI) files that failed run once more from their
 * beginning, as the end-to-end tests do.
 */
const cli = createRequire(import.meta.url).resolve('jest/bin/jest');
/** Also for Jest's processes: with more room for what is new, they take a fifteenth less time. */
const MEMORY = '--max-semi-space-size=64';
const run = (args: string[], env = process.env) =>
  spawnSync(process.execPath, [MEMORY, cli, ...args], { stdio: 'inherit', env }).status ?? 1;

interface Results {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const readResults = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Results;

/** The tests that failed, or their file when none of them could run. */
function failuresIn({ testResults }: Results): string[] {
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    const file = path.relative('', name);
    return tests.length > 0 ? tests.map(({ fullName }) => `${file} › ${fullName}`) : [file];
  });
}

const fileOf = (test: string) => test.split(' › ')[0];

function runTwice(args: string[]): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-results-'));
  const first = path.join(folder, 'first.json');
  const second = path.join(folder, 'second.json');
  try {
    const status = run(['--json', `--outputFile=${first}`, ...args]);
    if (status === 0) return status;
    const failed = failuresIn(readResults(first));
    if (failed.length === 0) return status;
    console.log('\nThe files that failed, once more:\n');
    // The same arguments: only Jest can tell an option's value from a file.
    const filter = path.join(import.meta.dirname, 'unitTestFilter.cjs');
    const again = ['--json', `--outputFile=${second}`, `--filter=${filter}`, ...args];
    const secondStatus = run(again, { ...process.env, FORMER_RESULTS: first });
    // Jest may end before it writes its results.
    if (!existsSync(second)) return secondStatus;
    const failedAgain = new Set(failuresIn(readResults(second)).map(fileOf));
    reportFlakes(failed.filter((test) => !failedAgain.has(fileOf(test))));
    return secondStatus;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const args = process.argv.slice(2);
process.exitCode = process.env.CI ? runTwice(args) : run(args);
