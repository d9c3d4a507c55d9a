import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { countsText, percentile } from '../table';
import { typedNumbers } from '../typedNumbers';
import { createContent } from './createContent';
import { searchPaths } from './sampleText';
import { withApi } from './startApi';

/**
 * Sends ten times the searches that the API can answer, each with words of its own, so that no answer
 * comes from memory. `npm run overload -w bench -- [seconds]`
 */
const [seconds = 30] = typedNumbers('overload -w bench -- [seconds]');
const TIMES = 10;
const CONNECTIONS = 400;
const CAPACITY_SECONDS = 5;
const CAPACITY_CONNECTIONS = 8;
const ARTICLES = 200;
const PROBE_MS = 100;
const search = searchPaths();

/** Counts how single callers are refused, and how often the liveness probe fails. */
async function probe(url: string, isOver: () => boolean) {
  const seen = { refused: 0, withRetryAfter: 0, dead: 0 };
  while (!isOver()) {
    const response = await fetch(url + search());
    await response.text();
    if (response.status === 503) seen.refused += 1;
    if (response.headers.has('retry-after')) seen.withRetryAfter += 1;
    if (!(await fetch(`${url}/healthz`)).ok) seen.dead += 1;
    await delay(PROBE_MS);
  }
  return seen;
}

interface Load {
  connections: number;
  duration: number;
  /** Requests a second; unlimited without. */
  overallRate?: number;
}

/** Resolves with the milliseconds of each success and the number of each status. */
async function searchFor(url: string, load: Load) {
  const served: number[] = [];
  const statuses = new Map<number, number>();
  const requests = [
    { setupRequest: (request: autocannon.Request) => ({ ...request, path: search() }) },
  ];
  await new Promise((resolve) => {
    const running = autocannon({ url, ...load, requests }, resolve);
    running.on('response', (_client, status, _bytes, ms) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) served.push(ms);
    });
  });
  return { served, statuses };
}

await withApi('overload', async ({ url, client }) => {
  await createContent(client, ARTICLES);
  const capacity = { connections: CAPACITY_CONNECTIONS, duration: CAPACITY_SECONDS };
  await searchFor(url, capacity);
  const { served: most } = await searchFor(url, capacity);
  const perSecond = Math.round(most.length / CAPACITY_SECONDS);
  console.log(`${perSecond} searches a second with ${CAPACITY_CONNECTIONS} at a time`);

  let isOver = false;
  const probing = probe(url, () => isOver);
  const { served, statuses } = await searchFor(url, {
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: perSecond * TIMES,
  });
  isOver = true;
  const { refused, withRetryAfter, dead } = await probing;
  const at = (share: number) => Math.round(percentile(served, share));
  console.log(`asked for ${perSecond * TIMES} a second`);
  console.log(countsText(statuses));
  console.log(`the served: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(
    `refused ${refused} probes, ${withRetryAfter} with Retry-After; ${dead} failed liveness probes`,
  );
  const startedAt = performance.now();
  while ((await fetch(url + search())).status !== 200);
  console.log(`answers again after ${Math.round(performance.now() - startedAt)} ms`);
});
