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
import { memoryByName } from '../memory';
import { sitePorts } from '../ports';
import { median, printHead, printRow } from '../table';

/**
 * Measures how long `npm start` takes on a built tree without data and with it, and the memory of its processes
 * at rest and after load. Ends with 1 when a median start or the memory at rest is over its limit.
 * `npm run start -w bench`. Linux only.
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

printHead(['MB', 'at rest', `after ${LOAD_SECONDS} s of load`, 'limit at rest', '']);
let isWithin = middle <= START_LIMIT_MS && firstMiddle <= FIRST_LIMIT_MS;
for (const [name, memory] of rest) {
  const limit = LIMITS_MB[name];
  const isMet = limit === undefined || memory <= limit;
  isWithin &&= isMet;
  printRow([name, memory.toFixed(0), loaded.get(name)?.toFixed(0), limit, isMet ? '' : 'NOT met']);
}
process.exit(isWithin ? 0 : 1);
