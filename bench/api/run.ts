import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildTargets } from '../../scripts/buildTargets';
import { median } from '../median';
import { applyLoad, type LoadResult } from './applyLoad';
import { createContent } from './createContent';
import { sampleArticle } from './sampleArticle';
import { signIn } from './signIn';
import { startApi } from './startApi';
import { startBareKoa } from './startBareKoa';

/**
 * Compares public reads with a bare Koa that has the same answers ready, and with one that makes
 * their JSON for each request, in turn. `npm run api -w bench -- [seconds] [rounds]`
 */
const seconds = Number(process.argv[2] ?? 4);
const rounds = Number(process.argv[3] ?? 3);
const ARTICLES = 500;
const PORT = Number(process.env.BENCH_PORT ?? 3250);
const IDLE_MS = 5_000;
const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

const dataDir = path.join(root, '.cache/bench/api');
await rm(dataDir, { recursive: true, force: true });
await buildTargets(['services', 'embedded-mongo']);
const api = await startApi(dataDir, PORT);
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const pick = (list: LoadResult[], key: 'perSecond' | 'p99' | 'cpu') =>
  median(list.map((one) => one[key]));
const columns = (list: LoadResult[]) => [
  Math.round(pick(list, 'perSecond')),
  pick(list, 'p99'),
  Math.round(pick(list, 'cpu')),
];

try {
  const client = await signIn(api.url, api.password);
  const { categoryId, slug } = await createContent(client, ARTICLES);
  const ready: number[] = [];
  for (let round = 0; round < rounds; round += 1) ready.push(await api.restart());
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = [api.memory('services'), api.memory('database')];

  const reads = {
    'list 6': '/api/help/articles?limit=6',
    'list 50': '/api/help/articles?limit=50',
    article: `/api/help/articles/${slug}`,
    search: '/api/help/search?q=paper%20price',
  };
  const answers: Record<string, string> = {};
  for (const url of Object.values(reads)) answers[url] = await (await fetch(api.url + url)).text();
  const buffers = await startBareKoa('buffers', PORT + 1, answers);
  const json = await startBareKoa('json', PORT + 2, answers);
  const subjects = [{ url: api.url, pid: api.pid('services') }, buffers, json];

  row([
    '',
    ...['API', 'Koa, buffers', 'Koa, JSON'].flatMap((of) => [of, 'p99 ms', 'CPU µs']),
    'ratio',
    'ratio by CPU',
  ]);
  row(Array.from({ length: 12 }, () => '---'));
  for (const [name, url] of Object.entries(reads)) {
    const results: LoadResult[][] = subjects.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, subject] of subjects.entries()) {
        results[at]?.push(await applyLoad({ ...subject, path: url, seconds }));
      }
    }
    const [ours = [], theirs = []] = results;
    row([
      name,
      ...results.flatMap(columns),
      (pick(ours, 'perSecond') / pick(theirs, 'perSecond')).toFixed(2),
      (pick(theirs, 'cpu') / pick(ours, 'cpu')).toFixed(2),
    ]);
  }
  buffers.stop();
  json.stop();

  // What peers store as it comes is rendered and indexed here; tags show what storing alone costs.
  let number = ARTICLES;
  const writes = {
    articles: () => sampleArticle(number, categoryId),
    tags: () => ({ name: `Tag ${number}` }),
  };
  for (const [name, sample] of Object.entries(writes)) {
    const load = {
      url: api.url,
      path: `/api/admin/help/${name}`,
      pid: api.pid('services'),
      token: client.token,
      body() {
        number += 1;
        return JSON.stringify(sample());
      },
    };
    await applyLoad({ ...load, seconds });
    const created = await applyLoad({ ...load, seconds: seconds * 2 });
    row([`create ${name}`, ...columns([created])]);
    console.log([...created.statuses].map(([status, count]) => `${status}: ${count}`).join(', '));
  }
  console.log(`ready after ${ready.join(', ')} ms`);
  console.log(`idle: services ${idle[0]} MB, database ${idle[1]} MB`);
} finally {
  await api.stop();
}
