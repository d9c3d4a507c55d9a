import { setTimeout as delay } from 'node:timers/promises';
import { buildTargets } from '../../scripts/build/buildTargets';
import { root } from '../../scripts/runProgram';
import { printHead, printRow } from '../table';
import { type Drill, drills } from './drills';
import { losePower } from './powerLoss';
import { seedOnce, untilWell, withSite } from './site';
import { lostOf, startTraffic } from './traffic';

/**
 * Plays faults on a running copy of the composition while visitors read and editors write, and prints
 * what they saw. Ends with 1 when a row is not as expected. `npm run drill [-- <names>]`. Linux only.
 */
const POWER_LOSS = 'power-loss';
const WARM_UP_MS = 1_000;
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const seconds = (ms: number | null) => (ms === null ? 'never' : (ms / 1_000).toFixed(1));

process.chdir(root);
const names = [...drills.map(({ name }) => name), POWER_LOSS];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown drill ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}

/** Plays a drill, prints its row, and resolves with whether it is as expected. */
async function play(drill: Drill): Promise<boolean> {
  const { name, fault, mayBe } = drill;
  if (drill.impossible) {
    printRow([name, `not played: ${drill.impossible}`, '', '', '', '', '', '', '']);
    return true;
  }
  try {
    return await withSite(
      drill.env?.() ?? {},
      async (site) => {
        await untilWell(site);
        const traffic = startTraffic(site.url, site.client);
        await delay(WARM_UP_MS);
        await drill.inflict(site);
        await drill.heal?.(site);
        const recoveredMs = await untilWell(site);
        const seen = await traffic.stop();
        const lost = await lostOf(site.client, seen.acknowledged);
        const isGood =
          seen.blank === 0 &&
          lost.length === 0 &&
          seen.awayMs <= mayBe.awayMs &&
          recoveredMs !== null &&
          recoveredMs <= mayBe.recoveredMs;
        printRow([
          name,
          fault,
          `${seen.pages} / ${seen.told} / ${seen.silent} / ${seen.blank}`,
          `${seconds(seen.awayMs)} (${seconds(mayBe.awayMs)})`,
          `${seen.acknowledged.length} / ${seen.refused} / ${seen.unknown}`,
          lost.length,
          `${seconds(recoveredMs)} (${seconds(mayBe.recoveredMs)})`,
          isGood ? 'as expected' : 'NOT as expected',
        ]);
        return isGood;
      },
      drill.prepare,
    );
  } catch (error) {
    printRow([name, fault, `NOT as expected: ${error instanceof Error ? error.message : error}`]);
    return false;
  } finally {
    drill.cleanUp?.();
  }
}

await buildTargets();
await seedOnce();
printHead([
  'drill',
  'fault',
  'pages / told why not / no answer / blank',
  'longest s without a page (may be)',
  'writes / refused / unknown',
  'lost',
  'well again after s (may be)',
  '',
]);
const results: boolean[] = [];
for (const drill of drills.filter(({ name }) => isWanted(name))) results.push(await play(drill));
if (isWanted(POWER_LOSS)) {
  const { acknowledged, lost } = await losePower();
  results.push(lost === 0);
  const fault = 'kill -9 of the embedded database while eight editors write, 50 rounds';
  printRow([
    POWER_LOSS,
    fault,
    '',
    '',
    acknowledged,
    lost,
    '',
    lost === 0 ? 'as expected' : 'NOT as expected',
  ]);
}
process.exit(results.every(Boolean) ? 0 : 1);
