import type { Browser } from 'playwright-core';
import { median, printHead, printRow } from '../table';
import { handwrittenPages } from './handwrittenPeer';
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
export async function comparePages(
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
