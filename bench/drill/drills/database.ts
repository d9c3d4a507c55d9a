import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, RESTARTED, SECONDS, UNHURT } from '../Drill';

const TURNS = 20;
const ASLEEP_MS = 450;
const AWAKE_MS = 50;

export const databaseDrills: readonly Drill[] = [
  {
    name: 'database-away',
    fault: 'the database is gone for 10 s',
    async inflict({ supervisor }) {
      await supervisor.stop('database');
      await delay(10 * SECONDS);
    },
    heal: ({ supervisor }) => supervisor.start('database'),
    mayBe: { ...UNHURT, recoveredMs: RESTARTED.recoveredMs },
  },
  {
    name: 'database-slow',
    fault: 'the database works a tenth of the time for 10 s, in turns of half a second',
    async inflict({ supervisor }) {
      const pid = Number(supervisor.pid('database'));
      for (let turn = 0; turn < TURNS; turn += 1) {
        process.kill(pid, 'SIGSTOP');
        await delay(ASLEEP_MS);
        process.kill(pid, 'SIGCONT');
        await delay(AWAKE_MS);
      }
    },
    mayBe: { ...UNHURT, pageMs: 2.5 * SECONDS },
  },
];
