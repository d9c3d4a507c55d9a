import { buildTargets } from '../../scripts/build/buildTargets';
import { root } from '../../scripts/runProgram';
import { drills } from './drills';
import { play, playPowerLoss, playSupervisorLoss, printTableHead } from './play';
import { seedOnce } from './site';

/**
 * Plays faults on a running copy of the composition while visitors read and editors write, and prints
 * what they saw. Ends with 1 when a row is not as expected. `npm run drill [-- <names>]`. Linux only.
 */
const players = new Map<string, () => Promise<boolean>>([
  ...drills.map((drill) => [drill.name, () => play(drill)] as const),
  ['kill-supervisor', () => playSupervisorLoss('kill-supervisor')],
  ['power-loss', () => playPowerLoss('power-loss')],
]);

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !players.has(name));
if (unknown.length > 0) {
  console.error(
    `Unknown drill ${unknown.join(', ')}. There are: ${[...players.keys()].join(', ')}`,
  );
  process.exit(2);
}

process.chdir(root);
await buildTargets();
await seedOnce();
printTableHead();
let isGood = true;
for (const [name, playIt] of players) {
  if (wanted.length === 0 || wanted.includes(name)) isGood = (await playIt()) && isGood;
}
process.exit(isGood ? 0 : 1);
