import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { buildTargets } from '../../scripts/build/buildTargets';
import { stampOf } from '../../scripts/build/stale';
import { targets } from '../../scripts/build/targets';
import { applyLoad } from '../api/applyLoad';
import { memoryOf } from '../memory';
import { comparePages } from '../pages/comparePages';
import { launchBrowser, startSite } from '../pages/startSite';
import { FREE_PORT } from '../ports';
import { printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { startEleventyPeer } from './eleventyPeer';
import { startNextPeer } from './nextPeer';

/**
 * Compares the site with the same words as files made by Eleventy and as server components of Next, which
 * renders a page again when it is older than a second: pages on a slow phone, a server under load,
 * memory, clean builds. `npm run peers -w bench -- [runs]`. Linux only.
 */
const [runs = 8] = typedNumbers('peers -w bench -- [runs]');
const REST_MS = 10_000;
const LOAD = { path: '/help', seconds: 5 };
const PROCESSES = ['database', 'services', 'origins', 'shell'];
const seconds = (ms: number) => (ms / 1_000).toFixed(1);

await Promise.all(targets.map((target) => rm(stampOf(target), { force: true })));
const buildStart = performance.now();
await buildTargets();
const buildMs = performance.now() - buildStart;
const { url, supervisor } = await startSite('peers');
const eleventy = await startEleventyPeer(url, FREE_PORT);
const next = await startNextPeer(FREE_PORT + 1);
await delay(REST_MS);

try {
  const browser = await launchBrowser();
  const sites = [
    { name: 'ours', url },
    { name: 'Next', url: next.url },
    { name: 'Eleventy', url: eleventy.url },
  ];
  await comparePages(browser, sites, runs).finally(() => browser.close());

  const pid = (name: string) => Number(supervisor.pid(name));
  const ours = () => PROCESSES.reduce((sum, name) => sum + memoryOf(pid(name)).rss, 0);
  const servers = [
    { name: 'ours', url, pid: pid('shell'), buildMs, memory: ours },
    { ...next, name: 'Next', memory: () => memoryOf(next.pid).rss },
  ];
  printHead([
    'server',
    `${LOAD.path} a second`,
    'p99 ms',
    'processor µs',
    'MB before',
    'MB after load',
    'clean build s',
  ]);
  for (const server of servers) {
    const before = Math.round(server.memory());
    await applyLoad({ ...server, ...LOAD });
    const { perSecond, p99, cpu } = await applyLoad({ ...server, ...LOAD });
    const cells = [
      Math.round(perSecond),
      p99,
      Math.round(cpu),
      before,
      Math.round(server.memory()),
    ];
    printRow([server.name, ...cells, seconds(server.buildMs)]);
  }
  printRow(['Eleventy, no server', '', '', '', '', '', seconds(eleventy.buildMs)]);
} finally {
  eleventy.close();
  next.close();
  await supervisor.stopAll();
}
