import { setTimeout as delay } from 'node:timers/promises';
import { countsText, median, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { applyLoad, type LoadResult } from './applyLoad';
import { forkProgram } from './forkProgram';
import { sampleArticle } from './sampleArticle';
import { PORT, type RunningApi, withApi } from './startApi';

const CATEGORIES = 12;
const AT_ONCE = 8;

async function createContent({ admin }: RunningApi['client'], count: number) {
  const categoryIds: string[] = [];
  for (let order = 0; order < CATEGORIES; order += 1) {
    const { id } = await admin.categories.create({
      name: `Category ${order}`,
      description: 'A part of the help center',
      order,
    });
    categoryIds.push(id);
  }
  let next = 0;
  let slug = '';
  const work = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const categoryId = String(categoryIds[number % CATEGORIES]);
      slug = (await admin.articles.create(sampleArticle(number, categoryId))).slug;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { categoryId: String(categoryIds[0]), slug };
}

/**
 * Compares public reads with a bare Koa that has the same answers ready, and with one that makes
 * their JSON for each request, in turn. `npm run api -w bench -- [seconds] [rounds]`
 */
const [seconds = 4, rounds = 3] = typedNumbers('api -w bench -- [seconds] [rounds]', { most: 2 });
const ARTICLES = 500;
const IDLE_MS = 5_000;

const pick = (list: LoadResult[], key: 'perSecond' | 'p99' | 'cpu') =>
  median(list.map((one) => one[key]));
const columns = (list: LoadResult[]) => [
  Math.round(pick(list, 'perSecond')),
  pick(list, 'p99'),
  Math.round(pick(list, 'cpu')),
];

async function startBareKoa(kind: string, port: number, answers: Record<string, string>) {
  const program = await forkProgram('bareKoa.ts', { port, kind, answers });
  return { ...program, url: `http://127.0.0.1:${port}` };
}

async function compareReads(api: RunningApi, slug: string): Promise<void> {
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

  printHead([
    '',
    ...['API', 'Koa, buffers', 'Koa, JSON'].flatMap((of) => [of, 'p99 ms', 'CPU µs']),
    'ratio',
    'ratio by CPU',
  ]);
  for (const [name, path] of Object.entries(reads)) {
    const results: LoadResult[][] = subjects.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, { url, pid }] of subjects.entries()) {
        results[at]?.push(await applyLoad({ url, pid, path, seconds }));
      }
    }
    const [ours = [], theirs = []] = results;
    printRow([
      name,
      ...results.flatMap(columns),
      (pick(ours, 'perSecond') / pick(theirs, 'perSecond')).toFixed(2),
      (pick(theirs, 'cpu') / pick(ours, 'cpu')).toFixed(2),
    ]);
  }
  buffers.stop();
  json.stop();
}

/** Articles are rendered and indexed when they are stored; tags show what storing alone costs. */
async function measureWrites(api: RunningApi, categoryId: string): Promise<void> {
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
      token: api.token,
      body() {
        number += 1;
        return JSON.stringify(sample());
      },
    };
    await applyLoad({ ...load, seconds });
    const created = await applyLoad({ ...load, seconds: seconds * 2 });
    printRow([`create ${name}`, ...columns([created])]);
    console.log(countsText(created.statuses));
  }
}

await withApi('api', async (api) => {
  const { categoryId, slug } = await createContent(api.client, ARTICLES);
  const ready: number[] = [];
  for (let round = 0; round < rounds; round += 1) ready.push(await api.restart());
  await delay(IDLE_MS);
  const idle = `idle: services ${api.memory('services')} MB, database ${api.memory('database')} MB`;
  await compareReads(api, slug);
  await measureWrites(api, categoryId);
  console.log(`ready after ${ready.join(', ')} ms`);
  console.log(idle);
});
