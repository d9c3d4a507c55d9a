import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EJSON } from 'bson';
import { startWithFailPoints } from './failPoints';
import { reasonOf, refusalOf } from './requirements';
import { runTest, type Spec, withoutClusterTime } from './runTest';

const folders = ['sessions', 'transactions', 'transactions-convenient-api'];
const list = path.join(import.meta.dirname, '../../specs.md');

const without = 'without afterClusterTime, as the server has no cluster time';

interface Result {
  readonly file: string;
  readonly test: string;
  readonly state: 'passed' | 'skipped' | 'FAILED';
  readonly reason: string;
}

function* specsOf(source: string): Generator<{ file: string; spec: Spec }> {
  for (const folder of folders) {
    const names = readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
      const file = path.join(folder, name);
      const text = readFileSync(path.join(source, file), 'utf8');
      yield { file, spec: EJSON.parse(text, { relaxed: true }) as unknown as Spec };
    }
  }
}

/** Runs the drivers' tests of sessions and transactions, which are not part of this project. */
async function runAll(source: string, only?: string): Promise<Result[]> {
  const server = await startWithFailPoints(() => undefined);
  const results: Result[] = [];
  for (const { file, spec } of specsOf(source)) {
    for (const test of spec.tests) {
      const result = { file, test: test.description };
      if (only && !`${file} ${test.description}`.includes(only)) continue;
      const reason = reasonOf(file, spec, test);
      if (reason) {
        results.push({ ...result, state: 'skipped', reason });
        continue;
      }
      const changed = withoutClusterTime(test);
      const error = await runTest(spec, changed ?? test, server.uri).then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      const refusal = error && refusalOf(error);
      const state = error ? (refusal ? 'skipped' : 'FAILED') : 'passed';
      results.push({
        ...result,
        state,
        reason: refusal ?? error?.message ?? (changed ? without : ''),
      });
      if (state === 'FAILED')
        console.log(`FAILED ${file}: ${test.description}\n  ${error?.message}`);
    }
  }
  await server.stop();
  return results;
}

const [folder = '', only] = process.argv.slice(2);
const results = await runAll(path.join(folder, 'source'), only);
const count = (state: Result['state']) => results.filter((result) => result.state === state).length;
const summary = `${count('passed')} passed, ${count('skipped')} skipped, ${count('FAILED')} failed`;
const rows = results.map((result) => {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return `| ${result.file} | ${cell(result.test)} | ${result.state} | ${cell(result.reason)} |`;
});
if (!only) {
  const head = ['# Tests of the driver specifications', '', `${summary}.`, ''];
  const table = ['| file | test | result | reason |', '| --- | --- | --- | --- |', ...rows, ''];
  writeFileSync(list, [...head, ...table].join('\n'));
}
console.log(summary);
process.exitCode = count('FAILED') > 0 ? 1 : 0;
