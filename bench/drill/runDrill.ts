import { setTimeout as delay } from 'node:timers/promises';
import { printHead, printRow } from '../table';
import { type Drill, type Figures, SECONDS } from './Drill';
import { type Site, untilHealthy, withSite } from './site';
import { lostArticles, type Seen, startTraffic } from './traffic';

/** Long enough to read each page before the fault. */
const WARM_UP_MS = 3 * SECONDS;
/** A site that recovered has to stay so. */
const AFTER_MS = 3 * SECONDS;

export type Verdict = 'as expected' | 'NOT as expected' | 'not played';

interface Outcome {
  seen: Seen;
  lost: number;
  figures: Figures;
}

const seconds = (ms: number) => (ms / SECONDS).toFixed(1);
const percent = (share: number) => (share * 100).toFixed(1);

const counts: readonly [string, (outcome: Outcome) => string | number][] = [
  [
    'pages / error pages / broken / no answer',
    ({ seen }) => [seen.page, seen.errorPage, seen.broken, seen.noAnswer].join(' / '),
  ],
  [
    'writes / refused / no answer',
    ({ seen }) => [seen.acknowledged.length, seen.refused, seen.unanswered].join(' / '),
  ],
  ['acknowledged writes lost', ({ lost }) => lost],
];

const limited: readonly [keyof Figures, string, (value: number) => string][] = [
  ['failedVisits', '% of visits failed', percent],
  ['noPageMs', 'longest s without a page', seconds],
  ['pageMs', '95% of pages within s', seconds],
  ['failedWrites', '% of writes failed', percent],
  ['noWriteMs', 'longest s without a write', seconds],
  ['recoveredMs', 'recovered after s', seconds],
];

export const printTableHead = (): void =>
  printHead([
    'drill',
    'fault',
    ...counts.map(([title]) => title),
    ...limited.map(([, title]) => `${title} (limit)`),
    '',
  ]);

/** A figure that could not be measured, NaN, is within no limit. */
const isGood = ({ seen, lost, figures }: Outcome, mayBe: Figures): boolean =>
  seen.broken === 0 && lost === 0 && limited.every(([key]) => figures[key] <= mayBe[key]);

/** Inflicts the fault on a site in use. The traffic ends with the drill, however that ends. */
async function observe({ inflict, heal, editors }: Drill, site: Site): Promise<Outcome> {
  await untilHealthy(site);
  const traffic = startTraffic(site, editors);
  let recoveredMs = Number.NaN;
  try {
    await delay(WARM_UP_MS);
    await inflict(site, traffic);
    await heal?.(site);
    recoveredMs = await untilHealthy(site);
    await delay(AFTER_MS);
  } finally {
    await traffic.stop();
  }
  const seen = traffic.seen();
  const { page, errorPage, broken, noAnswer, acknowledged, refused, unanswered } = seen;
  const failedVisits = errorPage + broken + noAnswer;
  const failedWrites = refused + unanswered;
  return {
    seen,
    lost: (await lostArticles(site.client, acknowledged)).length,
    figures: {
      failedVisits: failedVisits / (page + failedVisits),
      noPageMs: seen.noPageMs,
      pageMs: seen.pageMs,
      failedWrites: failedWrites / (acknowledged.length + failedWrites),
      noWriteMs: seen.noWriteMs,
      recoveredMs,
    },
  };
}

export async function runDrill(drill: Drill): Promise<Verdict> {
  const { name, fault, mayBe, impossible } = drill;
  const conclude = (cells: readonly (string | number)[], verdict: Verdict) => {
    const missing = counts.length + limited.length - cells.length;
    printRow([name, fault, ...cells, ...Array(missing).fill(''), verdict]);
    return verdict;
  };
  if (impossible) return conclude([impossible], 'not played');
  try {
    const outcome = await withSite(drill, (site) => observe(drill, site));
    const { figures } = outcome;
    return conclude(
      [
        ...counts.map(([, show]) => show(outcome)),
        ...limited.map(([key, , show]) => `${show(figures[key])} (${show(mayBe[key])})`),
      ],
      isGood(outcome, mayBe) ? 'as expected' : 'NOT as expected',
    );
  } catch (error) {
    return conclude([error instanceof Error ? error.message : String(error)], 'NOT as expected');
  }
}
