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
import { comparePages } from './comparePages';
import { handwrittenPages, startHandwrittenPeer } from './handwrittenPeer';
import { actions } from './measureActions';
import { pageFile, type StaticFile, serveFiles } from './serveFiles';

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

/** Fonts, icons and the stylesheet of what is below the first screen. */
const ASSET = /(?:href="|url\(')(\/(?:shell|styles)\/[^"')]+)/g;

/** A page as a static file: the same markup and CSS, without one byte of script. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

async function startStaticPeer(site: string, pages: readonly string[], port: number) {
  const files = new Map<string, StaticFile>();
  for (const page of pages) {
    const composed = await fetch(site + page);
    const html = withoutScripts(await composed.text());
    files.set(page, pageFile(html, composed));
    for (const [, asset = ''] of html.matchAll(ASSET)) {
      const answer = await fetch(site + asset);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      files.set(asset, {
        headers: { 'content-type': type },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    }
  }
  return serveFiles(files, port);
}

/**
 * Compares each public page with a static file of the same markup and CSS, and with a page of the same
 * words written by hand, in turn, on a slow phone: 1.6 Mbps, 150 ms, CPU four times slower.
 * `npm run pages -w bench -- [runs]`
 */
const [runs = 10] = typedNumbers('pages -w bench -- [runs]');
/** After a start the processes still work for a while. */
const REST_MS = 10_000;

const { url, supervisor } = await startSite('pages');
const sameMarkup = await startStaticPeer(url, Object.keys(handwrittenPages), FREE_PORT);
const byHand = await startHandwrittenPeer(url, FREE_PORT + 1);
await delay(REST_MS);
const browser = await launchBrowser();

try {
  const sites = [
    { name: 'ours', url },
    { name: 'same markup', url: sameMarkup.url },
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
  sameMarkup.close();
  byHand.close();
  await supervisor.stopAll();
}
