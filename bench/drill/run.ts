import { buildTargets } from '../../scripts/build/buildTargets';
import { root } from '../../scripts/runProgram';
import type { Drill } from './Drill';
import { clockDrills } from './drills/clock';
import { databaseDrills } from './drills/database';
import { diskDrills } from './drills/disk';
import { loadDrills } from './drills/load';
import { originDrills } from './drills/origins';
import { processDrills } from './drills/processes';
import { releaseDrills } from './drills/releases';
import { transactionDrills } from './drills/transactions';
import { printTableHead, runDrill, type Verdict } from './runDrill';
import { seedOnce } from './site';

const drills: readonly Drill[] = [
  ...processDrills,
  ...databaseDrills,
  ...transactionDrills,
  ...diskDrills,
  ...clockDrills,
  ...originDrills,
  ...releaseDrills,
  ...loadDrills,
];

/**
 * Plays faults on a running copy of the site while visitors read and editors write, and prints what they
 * got. Ends with 1 when a row is not as expected. `npm run drill [-- <names>]`. Linux only.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0) {
  const names = drills.map(({ name }) => name).join(', ');
  console.error(`Unknown drill ${unknown.join(', ')}. Available: ${names}`);
  process.exit(2);
}

process.chdir(root);
await buildTargets();
await seedOnce();
printTableHead();
const names: Record<Verdict, string[]> = {
  'as expected': [],
  'NOT as expected': [],
  'not played': [],
};
for (const drill of drills) {
  if (wanted.length > 0 && !wanted.includes(drill.name)) continue;
  names[await runDrill(drill)].push(drill.name);
}
console.log('');
for (const [verdict, list] of Object.entries(names)) {
  const which = verdict === 'as expected' || list.length === 0 ? '' : `: ${list.join(', ')}`;
  console.log(`${list.length} ${verdict}${which}`);
}
process.exit(names['NOT as expected'].length > 0 ? 1 : 0);
