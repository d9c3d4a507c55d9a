import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { buildTargets } from '../../scripts/build/buildTargets';
import { startComposition } from '../../scripts/run/composition';
import { root } from '../../scripts/runProgram';
import { findChromium } from '../../scripts/testing/chromium';
import { FREE_PORT, sitePorts } from '../ports';
import { median, printHead, printRow } from '../table';
import { handwrittenPages, startHandwrittenPeer } from './handwrittenPeer';
import { actions, measureAction } from './measureActions';
import { type Measurement, measurePage } from './measurePage';
import { startStaticPeer } from './staticPeer';

/**
 * Compares each public page with a static file of the same markup and CSS, and with a page of the same
 * words written by hand, in turn, on a slow phone: 1.6 Mbps, 150 ms, CPU four times slower.
 * `npm run pages -w bench -- [runs]`
 */
const pages = Object.keys(handwrittenPages);
const runs = Number(process.argv[2] ?? 10);
/** After a start the processes still use the processor that the browser needs. */
const REST_MS = 10_000;
process.chdir(root);

const dataDir = path.join(root, '.cache/bench/pages');
await rm(dataDir, { recursive: true, force: true });
await buildTargets();
const composition = await startComposition({
  env: {
    ...process.env,
    ...sitePorts,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  },
  print: () => {},
});
const sameMarkup = await startStaticPeer(composition.url, pages, FREE_PORT);
const byHand = await startHandwrittenPeer(composition.url, FREE_PORT + 1);
await delay(REST_MS);
const browser = await chromium.launch({
  executablePath: findChromium(chromium.executablePath()),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const columns: readonly [string, keyof Measurement, (value: number) => string][] = [
  ['LCP ms', 'lcp', (value) => value.toFixed(0)],
  ['blocked ms', 'blocking', (value) => value.toFixed(0)],
  ['main thread ms', 'mainThread', (value) => value.toFixed(0)],
  ['JS KB br', 'scriptBytes', (value) => (value / 1000).toFixed(1)],
  ['HTML KB br', 'htmlBytes', (value) => (value / 1000).toFixed(1)],
  ['elements', 'elements', String],
  ['requests', 'requests', String],
  ['CLS', 'cls', (value) => value.toFixed(3)],
];

/** The median of each column, over all loads of one page of one site. */
const medians = (loads: readonly Measurement[]) =>
  columns.map(([, key]) => median(loads.map((load) => load[key])));

try {
  printHead(['page', 'as', ...columns.map(([title]) => title)]);
  for (const page of pages) {
    const sites = [
      { name: 'ours', url: composition.url, loads: [] as Measurement[] },
      { name: 'same markup', url: sameMarkup.url, loads: [] as Measurement[] },
      { name: 'by hand', url: byHand.url, loads: [] as Measurement[] },
    ];
    for (const { url } of sites) await measurePage(browser, url + page);
    for (let run = 0; run < runs; run += 1) {
      // Each finds the browser as another one left it.
      const first = run % sites.length;
      for (const { url, loads } of [...sites.slice(first), ...sites.slice(0, first)]) {
        loads.push(await measurePage(browser, url + page));
      }
    }
    const seen = sites.map(({ loads }) => medians(loads));
    for (const [place, values] of seen.entries()) {
      printRow([page, sites[place]?.name, ...columns.map(([, , show], i) => show(values[i] ?? 0))]);
    }
    const ratios = columns.map((_, i) => (seen[0]?.[i] ?? 0) / (seen[2]?.[i] ?? 0));
    printRow([
      page,
      'ours / by hand',
      ...ratios.map((r) => (Number.isFinite(r) ? r.toFixed(2) : '')),
    ]);
  }
  printHead(['press', 'ms']);
  for (const [name, action] of Object.entries(actions)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await measureAction(browser, action, composition.url));
    }
    printRow([name, median(times).toFixed(0)]);
  }
} finally {
  await browser.close();
  sameMarkup.close();
  byHand.close();
  await composition.supervisor.stopAll();
}
