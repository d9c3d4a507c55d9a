import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, PAGES_UNAFFECTED, SECONDS, UNAFFECTED } from '../Drill';
import type { Traffic } from '../traffic';

const TURNS = 20;
const ASLEEP_MS = 450;
const AWAKE_MS = 50;

const ROUNDS = 50;
const WRITES_IN_A_ROUND = 20;
/** The moment of the kill moves over several writes. */
const MOMENTS_MS = 50;
const GIVE_UP_MS = 30 * SECONDS;

async function untilWritten(traffic: Traffic, count: number): Promise<void> {
  const enough = traffic.writes() + count;
  const deadline = performance.now() + GIVE_UP_MS;
  while (traffic.writes() < enough) {
    if (performance.now() > deadline) throw new Error('no writes for half a minute');
    await delay(10);
  }
}

export const databaseDrills: readonly Drill[] = [
  {
    name: 'database-away',
    fault: 'the database is stopped for 10 s',
    async inflict({ supervisor }) {
      await supervisor.stop('database');
      await delay(10 * SECONDS);
    },
    heal: ({ supervisor }) => supervisor.start('database'),
    mayBe: { ...PAGES_UNAFFECTED, failedWrites: 0.75, noWriteMs: 15 * SECONDS },
  },
  {
    name: 'database-slow',
    fault: 'the database is suspended for 450 of every 500 ms, for 10 s',
    async inflict({ supervisor }) {
      const pid = Number(supervisor.pid('database'));
      for (let turn = 0; turn < TURNS; turn += 1) {
        process.kill(pid, 'SIGSTOP');
        await delay(ASLEEP_MS);
        process.kill(pid, 'SIGCONT');
        await delay(AWAKE_MS);
      }
    },
    mayBe: { ...UNAFFECTED, pageMs: 2.5 * SECONDS },
  },
  {
    name: 'power-loss',
    fault: `kill -9 of the embedded database while eight editors write, and a start at once, ${ROUNDS} times`,
    editors: 8,
    async inflict(site, traffic) {
      for (let round = 0; round < ROUNDS; round += 1) {
        await untilWritten(traffic, WRITES_IN_A_ROUND);
        await delay((round / ROUNDS) * MOMENTS_MS);
        await site.restart('database');
      }
    },
    mayBe: { ...PAGES_UNAFFECTED, pageMs: 2 * SECONDS, failedWrites: 0.5, noWriteMs: 4 * SECONDS },
  },
];
