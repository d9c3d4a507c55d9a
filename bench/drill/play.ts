import { setTimeout as delay } from 'node:timers/promises';
import { printHead, printRow } from '../table';
import { type Drill, SECONDS } from './Drill';
import { losePower } from './powerLoss';
import { untilWell, withSite } from './site';
import { loseSupervisor } from './supervisorLoss';
import { lostOf, startTraffic } from './traffic';

const WARM_UP_MS = 1 * SECONDS;
const verdict = (isGood: boolean) => (isGood ? 'as expected' : 'NOT as expected');
const seconds = (ms: number) => (ms / SECONDS).toFixed(1);
const beside = (ms: number, mayBe: number) => `${seconds(ms)} (${seconds(mayBe)})`;

export const printTableHead = (): void =>
  printHead([
    'drill',
    'fault',
    'pages / told why not / blank / no answer',
    'longest s without a page (limit)',
    's for 19 of 20 pages (limit)',
    'writes / refused / unknown',
    'lost',
    'well again after s (limit)',
    '',
  ]);

/** Plays a drill, prints its row, and resolves with whether all is as expected. */
export async function play(drill: Drill): Promise<boolean> {
  const { name, fault, mayBe, impossible } = drill;
  if (impossible) {
    printRow([name, fault, `not played: ${impossible}`, '', '', '', '', '', '']);
    return true;
  }
  try {
    return await withSite(drill, async (site) => {
      await untilWell(site);
      const traffic = startTraffic(site.url, site.client);
      await delay(WARM_UP_MS);
      await drill.inflict(site);
      await drill.heal?.(site);
      const recoveredMs = (await untilWell(site)) ?? Number.POSITIVE_INFINITY;
      const seen = await traffic.stop();
      const { length: lost } = await lostOf(site.client, seen.acknowledged);
      const isGood =
        seen.page > 0 &&
        seen.blank === 0 &&
        seen.acknowledged.length > 0 &&
        lost === 0 &&
        seen.awayMs <= mayBe.awayMs &&
        seen.pageMs <= mayBe.pageMs &&
        recoveredMs <= mayBe.recoveredMs;
      printRow([
        name,
        fault,
        `${seen.page} / ${seen.told} / ${seen.blank} / ${seen.silent}`,
        beside(seen.awayMs, mayBe.awayMs),
        beside(seen.pageMs, mayBe.pageMs),
        `${seen.acknowledged.length} / ${seen.refused} / ${seen.unknown}`,
        lost,
        beside(recoveredMs, mayBe.recoveredMs),
        verdict(isGood),
      ]);
      return isGood;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    printRow([name, fault, `${verdict(false)}: ${reason}`, '', '', '', '', '', '']);
    return false;
  }
}

/** The drill of the database alone, which is killed far more often than a supervisor would start it again. */
export async function playPowerLoss(name: string): Promise<boolean> {
  const { acknowledged, lost } = await losePower();
  const isGood = acknowledged > 0 && lost === 0;
  const fault = 'kill -9 of the embedded database while eight editors write, 50 rounds';
  printRow([name, fault, '', '', '', acknowledged, lost, '', verdict(isGood)]);
  return isGood;
}

const STARTED_MS = 15 * SECONDS;

/** The drill of the supervisor itself, which no other starts again but systemd or a person. */
export async function playSupervisorLoss(name: string): Promise<boolean> {
  const { seen, lost, wellMs } = await loseSupervisor();
  const { page, told, blank, silent, acknowledged, refused, unknown } = seen;
  const isGood = blank === 0 && acknowledged.length > 0 && lost === 0 && wellMs <= STARTED_MS;
  printRow([
    name,
    'kill -9 of the supervisor under load, and a start at once',
    `${page} / ${told} / ${blank} / ${silent}`,
    seconds(seen.awayMs),
    seconds(seen.pageMs),
    `${acknowledged.length} / ${refused} / ${unknown}`,
    lost,
    beside(wellMs, STARTED_MS),
    verdict(isGood),
  ]);
  return isGood;
}
