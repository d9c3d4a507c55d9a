import { setTimeout as delay } from 'node:timers/promises';
import { buildTargets } from '../../scripts/build/buildTargets';
import { root } from '../../scripts/runProgram';
import { forkProgram } from '../api/forkProgram';
import { type Site, seedOnce, untilWell, withSite } from '../drill/site';
import { FREE_PORT } from '../ports';
import { typedNumbers } from '../typedNumbers';
import { compareWindows } from './compareWindows';
import { measureWindow } from './measureWindow';
import { startMixedTraffic } from './mixedTraffic';
import { publishTwin } from './publishTwin';

/**
 * Reads and edits the site for a long time. Four times in each stretch another release becomes stable, and
 * the database and the remotes' origins are killed; services and the host keep running, because a restart
 * would hide a leak. Ends with 1 when the last stretch is worse than the one that ended after ten minutes
 * in memory, handles, files or waits, or when too many requests failed.
 * `npm run soak -w bench -- --minutes 20`. Linux only.
 */
const [minutes = 20] = typedNumbers('soak -w bench -- --minutes 20 (four at least)', {
  least: 4,
  typed: process.argv.slice(2).filter((word) => word !== '--minutes'),
});

const MINUTE_MS = 60_000;
/** The first stretch ends after ten minutes, and the last with the run. */
const firstEndMs = Math.min(10, minutes / 2) * MINUTE_MS;
const windowMs = firstEndMs / 2;
const TROUBLES = 4;
const ENDURING = ['services', 'shell'];
const RESTARTED = ['database', 'origins'];

/** Switches the release and kills processes, until it is stopped. */
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

process.chdir(root);
await buildTargets();
await seedOnce();
const isGood = await withSite({}, async (site) => {
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
  try {
    await delay(firstEndMs - windowMs);
    const first = await measure();
    await delay(minutes * MINUTE_MS - firstEndMs - windowMs);
    const last = await measure();
    return compareWindows(first, last);
  } finally {
    await endTrouble();
    await traffic.stop();
    idle.stop();
  }
});
process.exit(isGood ? 0 : 1);
