import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildTargets } from '../../scripts/buildTargets';
import { createContent } from './createContent';
import { fillDatabase, ownWord, slugOf } from './fillDatabase';
import { createRandom, phrase } from './sampleText';
import { signIn } from './signIn';
import { type RunningApi, startApi } from './startApi';

/**
 * What first answers cost as the content grows: nothing is in the API's memory when it is asked for.
 * `npm run growth -w bench -- [articles …]`
 */
const sizes = process.argv.slice(2).map(Number);
const PORT = Number(process.env.BENCH_PORT ?? 3250);
const TEMPLATES = 24;
const QUESTIONS = 300;
const HEARTBEAT_MS = 5;
const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

const percentile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
};

async function time(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return performance.now() - startedAt;
}

async function timeAll(urls: string[]) {
  const times: number[] = [];
  for (const url of urls) times.push(await time(url));
  return [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)];
}

/** Until the newest article is found; meanwhile, the longest time that another request waited. */
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
const questions = () =>
  Array.from({ length: QUESTIONS }, () => {
    const words = phrase(1 + Math.floor(random() * 3), random).split(' ');
    const typed = random() < 0.3 ? words.map((word) => word.slice(0, -1)) : words;
    return typed.join(' ');
  });

async function measure(size: number) {
  const dataDir = path.join(root, '.cache/bench/growth', String(size));
  await rm(dataDir, { recursive: true, force: true });
  const api = await startApi(dataDir, PORT);
  try {
    await createContent(await signIn(api.url, api.password), TEMPLATES);
    await fillDatabase(api.databaseUri, size);
    const ready = await api.restart();
    const [indexed, longest] = await untilIndexed(api, size);
    const memory = api.memory('services');
    const categories: { id: string }[] = await (
      await fetch(`${api.url}/api/help/categories`)
    ).json();
    const lists = categories.flatMap(({ id }) =>
      Array.from({ length: 20 }, (_, at) => `categoryId=${id}&limit=${at + 6}`),
    );
    const all = Array.from({ length: 60 }, (_, at) => `limit=${at + 6}`);
    const slugs = Array.from({ length: QUESTIONS }, () =>
      slugOf(TEMPLATES + Math.floor(random() * (size - TEMPLATES))),
    );
    const list = await timeAll(
      [...lists, ...all].map((query) => `${api.url}/api/help/articles?${query}`),
    );
    const article = await timeAll(slugs.map((slug) => `${api.url}/api/help/articles/${slug}`));
    const search = await timeAll(
      questions().map((words) => `${api.url}/api/help/search?q=${encodeURIComponent(words)}`),
    );
    return [
      size,
      ready,
      indexed,
      longest,
      memory,
      api.memory('services'),
      api.memory('database'),
      ...[list, article, search].map((times) => times.join(' / ')),
    ];
  } finally {
    await api.stop();
  }
}

await buildTargets(['services', 'embedded-mongo']);
const row = (cells: readonly (string | number | undefined)[]) =>
  console.log(`| ${cells.join(' | ')} |`);
row([
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
]);
row(Array.from({ length: 10 }, () => '---'));
for (const size of sizes.length > 0 ? sizes : [500, 5_000, 50_000]) row(await measure(size));
