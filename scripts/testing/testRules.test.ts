import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const ELAPSED = /(?:Date|performance)\.now\(\)\s*-\s*[a-zA-Z]/;

/** Every test of Jest and Playwright, wherever sources may be. */
function testsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const file = path.join(folder, name);
    if (entry.isDirectory()) {
      return /^(?:\..*|node_modules|dist|test-results)$/.test(name) ? [] : testsBelow(file);
    }
    return /\.(?:test|spec)\.tsx?$/.test(name) ? [file] : [];
  });
}

/** What makes a test depend on the speed of the machine, as far as its text shows. */
function problemsIn(source: string): string[] {
  const found: string[] = [];
  const elapsed = [...source.matchAll(/(\w+)(?::| =)\s*([^;,]*)[;,]/g)]
    .filter(([, , value = '']) => ELAPSED.test(value))
    .map(([, name]) => name);
  for (const [assertion] of source.matchAll(/expect\([^;]*\.toBe(?:Less|Greater)Than[^;]*;/g)) {
    const measures =
      ELAPSED.test(assertion) ||
      elapsed.some((name) => new RegExp(`\\b${name}\\b`).test(assertion));
    if (measures) found.push(assertion);
  }
  const sleeps = [
    /^import \{.*\bsetTimeout\b.*\} from 'node:timers\/promises'/gm,
    /\.waitForTimeout\(/g,
    // A pause before a test looks again is none.
    /^(?!.*\bwhile \().*new Promise.*\bsetTimeout\(\s*\w+,\s*[^)\s].*$/gm,
  ];
  for (const sleep of sleeps) found.push(...(source.match(sleep) ?? []));
  return found;
}

test.each([
  ['expect(Date.now() - start).toBeLessThan(\n  1_000,\n);', 1],
  ['const ms = performance.now() - start;\nexpect(ms).toBeLessThan(9);', 1],
  ['return { ...answer, ms: Date.now() - start };\nexpect(answer.ms).toBeLessThan(9);', 1],
  ["import { setTimeout as delay } from 'node:timers/promises';", 1],
  ['await page.waitForTimeout(9);', 1],
  ['await new Promise((resolve) => setTimeout(resolve, 100));', 1],
  ['while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));', 0],
  ['await new Promise((resolve) => setTimeout(resolve));', 0],
  ['const days = (end - Date.now()) / DAY_MS;\nexpect(days).toBeLessThan(7);', 0],
])('%j has %i such places', (source, count) => {
  expect(problemsIn(source)).toHaveLength(count);
});

test('no test asserts how long something takes, or sleeps', () => {
  const files = testsBelow(root).filter((file) => file !== __filename);
  expect(files.length).toBeGreaterThan(400);
  const problems = files.flatMap((file) =>
    problemsIn(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
