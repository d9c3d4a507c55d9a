import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildTargets } from '../../scripts/build/buildTargets';
import { root } from '../../scripts/runProgram';
import { forkProgram } from '../api/forkProgram';
import { type Site, seedOnce, untilWell, withSite } from '../drill/site';
import { FREE_PORT } from '../ports';
import { printHead, printRow } from '../table';
import { measureWindow, type Window } from './measureWindow';
import { startMixedTraffic } from './mixedTraffic';
import { publishTwin } from './publishTwin';

/**
 * Reads and edits the site for a long time while the other release becomes stable, and the database and
 * the remotes' origins are killed, four times in each stretch. Ends with 1 when the last stretch is worse
 * than the one that ended after ten minutes: memory, handles and files, and waits beyond what the machine
 * itself became slower. Services and the host run through, as nothing else would show what they leak.
 * `npm run soak -w bench -- --minutes 20`. Linux only.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 4)) throw new Error('--minutes: four at least');

const MINUTE_MS = 60_000;
const MAY_GROW = 1.1;
/** The first stretch ends after ten minutes, and the last with the run. */
const firstEndMs = Math.min(10, minutes / 2) * MINUTE_MS;
const windowMs = firstEndMs / 2;
const TROUBLES = 4;
const ENDURING = ['services', 'shell'];
const RESTARTED = ['database', 'origins'];

/** Switches the release and kills what may be killed, until it is stopped. */
function makeTrouble(site: Site, releases: readonly string[]) {
  let isOver = false;
  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const release = String(releases[turn % releases.length]);
      await site.client.releases.command('mfe-help', { action: 'promote', release });
      for (const name of RESTARTED) site.kill(name);
      await delay(windowMs / TROUBLES);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/** Prints a figure of both stretches, and returns whether it grew too much. */
function compare(name: string, first: number, last: number, noise = 1): boolean {
  const grown = last / first;
  const isWorse = grown > MAY_GROW * noise;
  const cells = [first, last].map((value) => value.toFixed(1));
  printRow([name, ...cells, grown.toFixed(2), isWorse ? 'NOT as expected' : 'as expected']);
  return isWorse;
}

function compareWindows(first: Window, last: Window): boolean {
  printHead(['', 'first stretch', 'last stretch', 'ratio', '']);
  const worse: boolean[] = [];
  for (const [name, before] of first.processes) {
    const after = last.processes.get(name) ?? before;
    worse.push(compare(`${name} MB`, before.megabytes, after.megabytes));
    worse.push(compare(`${name} handles`, before.handles, after.handles));
  }
  worse.push(compare('files', first.files, last.files));
  const noise = Math.max(1, last.idleP99 / first.idleP99);
  worse.push(compare('reads, p99 ms', first.p99, last.p99, noise));
  printRow([
    'a server that does nothing, p99 ms',
    first.idleP99.toFixed(1),
    last.idleP99.toFixed(1),
  ]);
  printRow(['requests that failed', first.failed, last.failed]);
  return worse.some(Boolean);
}

process.chdir(root);
await buildTargets();
await seedOnce();
const isWorse = await withSite({}, async (site) => {
  await untilWell(site);
  const twin = await publishTwin();
  const { remotes } = await site.client.releases.list();
  const stable = String(remotes.find(({ name }) => name === 'mfe-help')?.stable);
  const idle = await forkProgram('../soak/idleServer.ts', FREE_PORT);
  const traffic = startMixedTraffic(site);
  const endTrouble = makeTrouble(site, [twin, stable]);
  const names = [...ENDURING, ...RESTARTED];
  const idleUrl = `http://127.0.0.1:${FREE_PORT}`;
  const measure = () => measureWindow({ site, traffic, idleUrl, names, ms: windowMs });
  await delay(firstEndMs - windowMs);
  const first = await measure();
  await delay(minutes * MINUTE_MS - firstEndMs - windowMs);
  const last = await measure();
  await endTrouble();
  await traffic.stop();
  idle.stop();
  return compareWindows(first, last);
});
process.exit(isWorse ? 1 : 0);
