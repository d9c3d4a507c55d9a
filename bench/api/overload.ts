import { rm } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildTargets } from '../../scripts/buildTargets';
import { createContent } from './createContent';
import { createRandom, phrase } from './sampleText';
import { signIn } from './signIn';
import { startApi } from './startApi';

/**
 * Ten times the searches that the API can answer, each with words of its own, so that nothing comes
 * from memory. `npm run overload -w bench -- [seconds]`
 */
const seconds = Number(process.argv[2] ?? 30);
const TIMES = 10;
const CONNECTIONS = 400;
const CAPACITY_SECONDS = 5;
const CAPACITY_CONNECTIONS = 8;
const PORT = Number(process.env.BENCH_PORT ?? 3250);
const ARTICLES = 200;
const PROBE_MS = 100;
const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

const dataDir = path.join(root, '.cache/bench/overload');
await rm(dataDir, { recursive: true, force: true });
await buildTargets(['services', 'embedded-mongo']);
const api = await startApi(dataDir, PORT);
const random = createRandom(Date.now());
const search = () => `/api/help/search?q=${encodeURIComponent(phrase(3, random))}`;

/** What a caller is told meanwhile, and whether the process still says that it lives. */
async function probe(until: () => boolean) {
  const seen = { refused: 0, withRetryAfter: 0, dead: 0 };
  while (!until()) {
    const response = await fetch(api.url + search());
    await response.text();
    if (response.status === 503) seen.refused += 1;
    if (response.headers.has('retry-after')) seen.withRetryAfter += 1;
    if (!(await fetch(`${api.url}/healthz`)).ok) seen.dead += 1;
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
  return seen;
}

interface Load {
  connections: number;
  duration: number;
  /** Requests a second; as many as can be without. */
  overallRate?: number;
}

/** Searches as `load` says. Answers how long the served took, in order, and how often each status came. */
async function searchFor(load: Load) {
  const served: number[] = [];
  const statuses = new Map<number, number>();
  await new Promise((resolve) => {
    const running = autocannon(
      {
        url: api.url,
        ...load,
        requests: [{ setupRequest: (request) => ({ ...request, path: search() }) }],
      },
      resolve,
    );
    running.on('response', (_client, status, _bytes, ms) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) served.push(ms);
    });
  });
  return { served: served.sort((a, b) => a - b), statuses };
}

try {
  await createContent(await signIn(api.url, api.password), ARTICLES);
  const capacity = { connections: CAPACITY_CONNECTIONS, duration: CAPACITY_SECONDS };
  await searchFor(capacity);
  const { served: most } = await searchFor(capacity);
  const perSecond = Math.round(most.length / CAPACITY_SECONDS);
  console.log(`${perSecond} searches a second with ${CAPACITY_CONNECTIONS} at a time`);

  let isOver = false;
  const probing = probe(() => isOver);
  const { served, statuses } = await searchFor({
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: perSecond * TIMES,
  });
  isOver = true;
  const { refused, withRetryAfter, dead } = await probing;
  const at = (share: number) => Math.round(served[Math.floor(served.length * share)] ?? Number.NaN);
  console.log(`asked for ${perSecond * TIMES} a second`);
  console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
  console.log(`the served: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(
    `refused ${refused} probes, ${withRetryAfter} with Retry-After; ${dead} times not alive`,
  );
  const startedAt = performance.now();
  while ((await fetch(api.url + search())).status !== 200);
  console.log(`answers again after ${Math.round(performance.now() - startedAt)} ms`);
} finally {
  await api.stop();
}
