import { setTimeout as delay } from 'node:timers/promises';
import { percentile, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { createContent } from './createContent';
import { fillDatabase, ownWord, slugOf } from './fillDatabase';
import { createRandom, sampleQueries } from './sampleText';
import { type RunningApi, withApi } from './startApi';
import { time } from './time';

/**
 * Measures first answers, which the API does not have in memory yet, as the content grows.
 * `npm run growth -w bench -- [articles …] [documents]`; with `documents`, articles have no passages, so that
 * the two can be compared.
 */
const hasPassages = !process.argv.includes('documents');
const sizes = typedNumbers('growth -w bench -- [articles …] [documents]', {
  most: Infinity,
  typed: process.argv.slice(2).filter((word) => word !== 'documents'),
});
const TEMPLATES = 24;
const QUESTIONS = 300;
const HEARTBEAT_MS = 5;

async function timeAll(urls: string[]): Promise<string> {
  const times: number[] = [];
  for (const url of urls) times.push(await time(url));
  return [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' / ');
}

/** Milliseconds until the newest article is found, and the longest wait of another request until then. */
async function untilIndexed({ url }: RunningApi, size: number) {
  const startedAt = performance.now();
  let isOver = false;
  let longest = 0;
  const heartbeat = (async () => {
    while (!isOver) {
      longest = Math.max(longest, await time(`${url}/healthz`));
      await delay(HEARTBEAT_MS);
    }
  })();
  for (;;) {
    const found = await fetch(`${url}/api/help/search?q=${ownWord(size - 1)}&at=${Math.random()}`);
    if (((await found.json()) as unknown[]).length > 0) break;
    await delay(50);
  }
  isOver = true;
  await heartbeat;
  return [Math.round(performance.now() - startedAt), Math.round(longest)];
}

const random = createRandom(1);
const limits = (count: number) => Array.from({ length: count }, (_, at) => `limit=${at + 6}`);

async function measure(api: RunningApi, size: number) {
  const help = `${api.url}/api/help`;
  await createContent(api.client, TEMPLATES);
  await fillDatabase(api.databaseUri, size, hasPassages);
  const ready = await api.restart();
  const [indexed, longest] = await untilIndexed(api, size);
  const memory = api.memory('services');
  const categories: { id: string }[] = await (await fetch(`${help}/categories`)).json();
  const lists = categories.flatMap(({ id }) =>
    limits(20).map((limit) => `categoryId=${id}&${limit}`),
  );
  const slugs = Array.from({ length: QUESTIONS }, () =>
    slugOf(TEMPLATES + Math.floor(random() * (size - TEMPLATES))),
  );
  const times = [
    [...lists, ...limits(60)].map((query) => `${help}/articles?${query}`),
    slugs.map((slug) => `${help}/articles/${slug}`),
    sampleQueries(QUESTIONS, random).map(
      (words) => `${help}/search?q=${encodeURIComponent(words)}`,
    ),
    sampleQueries(QUESTIONS, random).map(
      (words) => `${help}/answers?q=${encodeURIComponent(words)}`,
    ),
  ];
  const cells = [size, ready, indexed, longest, memory];
  const timed: string[] = [];
  for (const urls of times) timed.push(await timeAll(urls));
  printRow([...cells, api.memory('services'), api.memory('database'), ...timed]);
}

printHead([
  'articles',
  'ready ms',
  'indexed after ms',
  'longest wait ms',
  'services MB',
  'services MB after',
  'database MB',
  'list ms p50/p95/p99',
  'article ms',
  'search ms',
  'answer ms',
]);
for (const size of sizes.length > 0 ? sizes : [500, 5_000, 50_000]) {
  await withApi(`growth/${size}`, (api) => measure(api, size));
}
