import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { buildTargets } from '../../scripts/build/buildTargets';
import { startComposition } from '../../scripts/run/composition';
import { root } from '../../scripts/runProgram';
import { findChromium } from '../../scripts/testing/chromium';
import { median, printHead, printRow } from '../table';
import { type Measurement, measurePage } from './measurePage';
import { startStaticPeer } from './staticPeer';

/**
 * Compares each public page with a static file of the same markup and CSS, in turn, on a slow phone:
 * 1.6 Mbps, 150 ms, CPU four times slower. `npm run pages -w bench -- [runs]`
 */
const pages = ['/', '/help', '/help/articles/print-ready-pdf'];
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
    PORT: '3240',
    MARKETING_PORT: '3241',
    HELP_PORT: '3242',
    ADMIN_PORT: '3243',
    SERVICES_PORT: '3244',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  },
  print: () => {},
});
const peer = await startStaticPeer(composition.url, pages, 3245);
await delay(REST_MS);
const browser = await chromium.launch({
  executablePath: findChromium(chromium.executablePath()),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const pick = (list: Measurement[], key: keyof Measurement) => median(list.map((one) => one[key]));
try {
  printHead([
    'page',
    'LCP ms',
    'static LCP ms',
    'ratio',
    'JS KB br',
    'HTML KB br',
    'requests',
    'CLS',
  ]);
  for (const page of pages) {
    const ours: Measurement[] = [];
    const theirs: Measurement[] = [];
    await measurePage(browser, composition.url + page);
    await measurePage(browser, peer.url + page);
    for (let run = 0; run < runs; run += 1) {
      const turn = [
        async () => ours.push(await measurePage(browser, composition.url + page)),
        async () => theirs.push(await measurePage(browser, peer.url + page)),
      ];
      // The second one finds the browser as the first one left it.
      if (run % 2) turn.reverse();
      for (const measure of turn) await measure();
    }
    const [lcp, limit] = [pick(ours, 'lcp'), pick(theirs, 'lcp')];
    printRow([
      page,
      Math.round(lcp),
      Math.round(limit),
      (lcp / limit).toFixed(2),
      (pick(ours, 'scriptBytes') / 1000).toFixed(1),
      (pick(ours, 'htmlBytes') / 1000).toFixed(1),
      pick(ours, 'requests'),
      pick(ours, 'cls').toFixed(3),
    ]);
  }
} finally {
  await browser.close();
  peer.close();
  await composition.supervisor.stopAll();
}
