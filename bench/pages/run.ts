import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { buildTargets } from '../../scripts/build/buildTargets';
import { type Composition, startComposition } from '../../scripts/run/composition';
import { Supervisor } from '../../scripts/run/Supervisor';
import { root } from '../../scripts/runProgram';
import { findChromium } from '../../scripts/testing/chromium';
import { FREE_PORT, sitePorts } from '../ports';
import { median, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { handwrittenPages, startHandwrittenPeer } from './handwrittenPeer';
import { actions } from './measureActions';
import { type Measurement, measurePage } from './measurePage';

const columns: readonly [string, keyof Measurement, (value: number) => string][] = [
  ['LCP ms', 'lcp', (value) => value.toFixed(0)],
  ['blocked ms', 'blocking', (value) => value.toFixed(0)],
  ['main thread ms', 'mainThread', (value) => value.toFixed(0)],
  ['JS KB', 'scriptBytes', (value) => (value / 1000).toFixed(1)],
  ['HTML KB', 'htmlBytes', (value) => (value / 1000).toFixed(1)],
  ['elements', 'elements', String],
  ['requests', 'requests', String],
  ['CLS', 'cls', (value) => value.toFixed(3)],
];

const medians = (loads: readonly Measurement[]) =>
  columns.map(([, key]) => median(loads.map((load) => load[key])));

/** Loads each public page of each site `runs` times, in turn, and prints the ratio of the first site to the last. */
async function comparePages(
  browser: Browser,
  compared: readonly { name: string; url: string }[],
  runs: number,
): Promise<void> {
  printHead(['page', 'as', ...columns.map(([title]) => title)]);
  for (const page of Object.keys(handwrittenPages)) {
    const sites = compared.map((site) => ({ ...site, loads: [] as Measurement[] }));
    for (const { url } of sites) await measurePage(browser, url + page);
    for (let run = 0; run < runs; run += 1) {
      // Another site is first in each run, so that none profits from its place.
      const first = run % sites.length;
      for (const { url, loads } of [...sites.slice(first), ...sites.slice(0, first)]) {
        loads.push(await measurePage(browser, url + page));
      }
    }
    const seen = sites.map(({ loads }) => medians(loads));
    for (const [place, values] of seen.entries()) {
      printRow([page, sites[place]?.name, ...columns.map(([, , show], i) => show(values[i] ?? 0))]);
    }
    const ratios = columns.map((_, i) => (seen[0]?.[i] ?? 0) / (seen.at(-1)?.[i] ?? 0));
    printRow([
      page,
      `${sites[0]?.name} / ${sites.at(-1)?.name}`,
      ...ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '')),
    ]);
  }
}

async function startSite(name: string): Promise<Composition> {
  process.chdir(root);
  const dataDir = path.join(root, '.cache/bench', name);
  await rm(dataDir, { recursive: true, force: true });
  await buildTargets();
  const env = { ...process.env, ...sitePorts, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  return startComposition({ env, supervisor: new Supervisor(() => {}) });
}

const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: ['--no-sandbox', '--disable-background-networking'],
  });

/**
 * Compares each public page with a page of the same words written by hand, in turn, on a slow phone:
 * 1.6 Mbps, 150 ms, CPU four times slower.
 * `npm run pages -w bench -- [runs]`
 */
const [runs = 10] = typedNumbers('pages -w bench -- [runs]');
/** After a start the processes still work for a while. */
const REST_MS = 10_000;

const { url, supervisor } = await startSite('pages');
const byHand = await startHandwrittenPeer(url, FREE_PORT);
await delay(REST_MS);
const browser = await launchBrowser();

try {
  const sites = [
    { name: 'ours', url },
    { name: 'by hand', url: byHand.url },
  ];
  await comparePages(browser, sites, runs);
  printHead(['press', 'ours ms', 'by hand ms']);
  for (const { name, measure, isOursAlone } of actions) {
    const ours: number[] = [];
    const peer: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(browser, url));
      if (!isOursAlone) peer.push(await measure(browser, byHand.url));
    }
    printRow([name, median(ours).toFixed(0), isOursAlone ? '' : median(peer).toFixed(0)]);
  }
} finally {
  await browser.close();
  byHand.close();
  await supervisor.stopAll();
}
