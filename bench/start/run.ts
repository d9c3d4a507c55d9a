import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buildTargets } from '../../scripts/build/buildTargets';
import { untilAnswered } from '../../scripts/run/untilAnswered';
import { root } from '../../scripts/runProgram';
import { type Memory, memoryByName, memoryOf } from '../memory';
import { sitePorts } from '../ports';
import { median, printHead, printRow } from '../table';

/**
 * Measures how long `npm start` takes on a built tree without data and with it, and the memory of its processes
 * at rest and after load, compared with a bare Node server. Ends with 1 when a median start or the
 * memory at rest is over its limit; memory counts as PSS, because the sum of RSS counts what processes
 * share once for each of them. `npm run start -w bench`. Linux only.
 */
const STARTS = 5;
const START_LIMIT_MS = 1_500;
const FIRST_STARTS = 3;
const FIRST_LIMIT_MS = 3_000;
const REST_MS = 10_000;
const LOAD_SECONDS = 20;
const LIMITS_MB: Readonly<Record<string, number>> = { services: 120, shell: 120, all: 400 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
const url = `http://localhost:${sitePorts.PORT}`;
const env = {
  ...process.env,
  ...sitePorts,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '10000',
};

/** Resolves with the milliseconds to the first page and to the moment when everything is ready. */
async function start() {
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const [pageMs, readyMs] = await Promise.all([untilAnswered(url), untilAnswered(`${url}/readyz`)]);
  return { npm, pageMs: Math.round(pageMs), readyMs: Math.round(readyMs) };
}

async function stop(npm: ChildProcess): Promise<void> {
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  while (
    await fetch(url).then(
      () => true,
      () => false,
    )
  )
    await delay(50);
}

async function bareNode(): Promise<Memory> {
  const code =
    'require("node:http").createServer((_, r) => r.end()).listen(0, () => console.log(1))';
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const memory = memoryOf(Number(child.pid));
  child.kill();
  return memory;
}

await buildTargets();
const pages: number[] = [];
const ready: number[] = [];
// These add the demo content.
const firstPages: number[] = [];
for (let count = 0; count < FIRST_STARTS; count += 1) {
  rmSync(dataDir, { recursive: true });
  const { npm, pageMs } = await start();
  firstPages.push(pageMs);
  await stop(npm);
}
for (let count = 0; count < STARTS; count += 1) {
  const { npm, pageMs, readyMs } = await start();
  pages.push(pageMs);
  ready.push(readyMs);
  await stop(npm);
}
const middle = median(pages);
const firstMiddle = median(firstPages);
console.log(
  `npm start without data to the first page: ${firstPages.join(', ')} ms, median ${firstMiddle}, limit ${FIRST_LIMIT_MS}\n` +
    `npm start to the first page: ${pages.join(', ')} ms, median ${middle}, limit ${START_LIMIT_MS}\n` +
    `to ready for everything: ${ready.join(', ')} ms, median ${median(ready)}\n`,
);

const { npm } = await start();
await delay(REST_MS);
const rest = memoryByName(Number(npm.pid));
const paths = ['/', '/help', '/api/help/search?q=color'];
await autocannon({
  url,
  duration: LOAD_SECONDS,
  connections: 32,
  requests: paths.map((one) => ({ path: one })),
});
await delay(REST_MS);
const loaded = memoryByName(Number(npm.pid));
await stop(npm);
rmSync(dataDir, { recursive: true });

const mb = (memory: Memory | undefined) =>
  memory ? `${memory.rss.toFixed(0)} / ${memory.pss.toFixed(0)}` : '';
const metText = (isMet: boolean) => (isMet ? 'met' : 'NOT met');
printHead([
  'MB, RSS / PSS',
  'at rest',
  `after ${LOAD_SECONDS} s of load`,
  'limit at rest',
  'by RSS',
  'by PSS',
]);
let isWithin = middle <= START_LIMIT_MS && firstMiddle <= FIRST_LIMIT_MS;
for (const [name, memory] of rest) {
  const limit = LIMITS_MB[name] ?? Number.POSITIVE_INFINITY;
  const isMet = memory.pss <= limit;
  isWithin &&= isMet;
  const judged =
    name in LIMITS_MB ? [limit, metText(memory.rss <= limit), metText(isMet)] : ['', '', ''];
  printRow([name, mb(memory), mb(loaded.get(name)), ...judged]);
}
printRow(['a bare Node server', mb(await bareNode()), '', '', '', '']);
process.exit(isWithin ? 0 : 1);
