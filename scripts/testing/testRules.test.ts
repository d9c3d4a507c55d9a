import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';

const root = path.resolve(__dirname, '../..');

/** Where a pause is no wait for what a test checks: the one that waits, what acts slowly, limits. */
const MAY_PAUSE = [
  'scripts/testing/until.ts',
  'services/test/startProcess.ts',
  'services/test/faultyMongo/',
  'e2e/browsers/webkit.ts',
  'e2e/translatePage.ts',
  'e2e/visitWhile.ts',
];
/** It imports nothing of the product, so not the one that waits. */
const WAITS_BY_ITSELF = 'embedded-mongo/';

const TEST = /\.(?:test|spec|journey)\.tsx?$/;
const HELPER = /^(?:e2e|scripts\/testing|.*\/test)\/.*\.[cm]?tsx?$/;

/** Every test of Jest and Playwright, wherever sources may be, and what helps them. */
function testsBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      const isOther = /^(?:\..*|node_modules|dist|test-results)$/.test(entry.name);
      return isOther ? [] : testsBelow(name);
    }
    return TEST.test(name) || HELPER.test(name) ? [name] : [];
  });
}

const CLOCK = /^(?:Date\.now|performance\.now|process\.hrtime(?:\.bigint)?)\(/;
const PAUSES = /^await (?:new Promise|delay|wait|sleep|nextTurn)\b/;

/** What makes a test depend on the speed of the machine, as far as its text shows. */
function problemsIn(source: string, { mayLoop = false, mayPause = false } = {}): string[] {
  const found: string[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start ?? 0, end ?? 0);
  const clockNames = new Set<string>();
  const isClock = (node: Node) => CLOCK.test(textOf(node)) && node.type === 'CallExpression';
  const isTime = (node: Node) =>
    isClock(node) || (node.type === 'Identifier' && clockNames.has(node.name));
  const isSetTimeout = (node: Node | null | undefined) =>
    node?.type === 'Identifier' && node.name === 'setTimeout';

  // The present less a constant is a point of time.
  const isSince = (left: Node, right: Node) =>
    isTime(left) &&
    (isTime(right) || (isClock(left) && right.type === 'Identifier' && /[a-z]/.test(right.name)));

  const comparesClock = (node: Node) =>
    node.type === 'BinaryExpression' &&
    /^[<>]=?$/.test(node.operator) &&
    (isClock(node.left) || isClock(node.right));

  function isElapsed(node: Node): boolean {
    if (node.type === 'BinaryExpression') {
      return node.operator === '-' && isSince(node.left, node.right);
    }
    if (node.type !== 'CallExpression') return false;
    const isExpected = textOf(node.callee) === 'expect' && node.arguments.some(comparesClock);
    return isExpected || /^process\.hrtime\(\w/.test(textOf(node));
  }

  function isPause(node: Node): boolean {
    switch (node.type) {
      case 'ImportDeclaration':
        return (
          /^(?:node:)?timers\/promises$/.test(node.source.value) &&
          node.specifiers.some(
            (one) => one.type !== 'ImportSpecifier' || isSetTimeout(one.imported),
          )
        );
      case 'VariableDeclarator':
        return isSetTimeout(node.init);
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        const name = textOf(callee);
        const isDelayed = given.length > 1 && textOf(given[1] as Node) !== '0';
        return (
          /\.waitForTimeout$|^Atomics\.wait$/.test(name) ||
          (/^(?:window\.|globalThis\.)?setTimeout$/.test(name) && isDelayed) ||
          given.some(isSetTimeout)
        );
      }
      default:
        return false;
    }
  }

  function isLoop(node: Node): boolean {
    if (node.type === 'DoWhileStatement') return true;
    if (node.type !== 'WhileStatement') return false;
    return node.body.type === 'EmptyStatement' || PAUSES.test(textOf(node.body));
  }

  const tree = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  traverseFast(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    if (node.init && isClock(node.init)) clockNames.add(node.id.name);
  });
  traverseFast(tree, (node) => {
    const isProblem = isElapsed(node) || (!mayPause && isPause(node)) || (!mayLoop && isLoop(node));
    if (isProblem) found.push(textOf(node).split('\n')[0] ?? '');
  });
  return found;
}

test.each([
  ['expect(Date.now() - start).toBeLessThan(\n  1_000,\n);', 1],
  ['const a = performance.now();\nconst ms = performance.now() - a;\nexpect(ms < 9);', 1],
  ['const a = Date.now();\nconst b = Date.now();\nexpect(b - a).toBeLessThan(9);', 1],
  ['const a = process.hrtime.bigint();\nNumber(process.hrtime.bigint() - a);', 1],
  ['process.hrtime(start);', 1],
  ['expect(Date.now() < start + 1_000).toBe(true);', 1],
  ["import { setTimeout as delay } from 'node:timers/promises';", 1],
  ["import { setTimeout } from 'timers/promises';", 1],
  ["import timers from 'node:timers/promises';", 1],
  ["import * as timers from 'node:timers/promises';", 1],
  ["import { setImmediate as nextTurn } from 'node:timers/promises';", 0],
  ['const sleep = promisify(setTimeout);', 1],
  ['const later = setTimeout;', 1],
  ['await page.waitForTimeout(9);', 1],
  ['await new Promise((resolve) => {\n  setTimeout(resolve, 100);\n});', 1],
  ['await page.evaluate(() => new Promise((done) => window.setTimeout(done, 500)));', 1],
  ['Atomics.wait(numbers, 0, 0, 500);', 1],
  ['while (!isThere()) await new Promise((resolve) => setTimeout(resolve));', 1],
  ['while (!isThere());', 1],
  ['do all = list(); while (!all.includes(one));', 1],
  ['await new Promise((resolve) => setTimeout(resolve));', 0],
  ['const yesterday = Date.now() - DAY_MS;\nconst days = (end - Date.now()) / DAY_MS;', 0],
  ['jest.setTimeout(60_000);\ntest.setTimeout(60_000);', 0],
])('%j has %i such places', (source, count) => {
  expect(problemsIn(source)).toHaveLength(count);
});

test('no test asserts how long something takes, sleeps, or waits without an end', () => {
  const files = testsBelow('').filter((file) => path.join(root, file) !== __filename);
  expect(files.length).toBeGreaterThan(500);
  const problems = files.flatMap((file) =>
    problemsIn(readFileSync(path.join(root, file), 'utf8'), {
      mayLoop: file.startsWith(WAITS_BY_ITSELF),
      mayPause: [...MAY_PAUSE, WAITS_BY_ITSELF].some((one) => file.startsWith(one)),
    }).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
