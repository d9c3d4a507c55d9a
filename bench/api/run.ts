import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { countsText, median, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { sampleArticle } from './sampleArticle';
import { type RunningApi, withApi } from './startApi';

const CONNECTIONS = 32;
const CLOCK_TICKS = 100;

interface Load {
  url: string;
  path: string;
  seconds: number;
  pid: number;
  token?: string;
  /** Makes the body of each POST. Without it the requests are GET. */
  body?: () => string;
}

interface LoadResult {
  perSecond: number;
  p99: number;
  /** Processor time of the answering process for each request, in microseconds. */
  cpu: number;
  statuses: Map<number, number>;
}

function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / CLOCK_TICKS;
}

/** Sends requests over 32 connections; each sends the next when it has its answer. */
async function applyLoad(load: Load): Promise<LoadResult> {
  const { url, path, seconds, pid, token, body } = load;
  const before = cpuTime(pid);
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: seconds,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'br, gzip',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  const counts = Object.entries(result.statusCodeStats ?? {});
  const total = counts.reduce((sum, [, { count = 0 }]) => sum + count, 0);
  return {
    perSecond: total / result.duration,
    p99: result.latency.p99,
    cpu: (cpuTime(pid) - before) / total,
    statuses: new Map(counts.map(([status, { count = 0 }]) => [Number(status), count])),
  };
}

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

/** Measures public reads, writes and the start. `npm run api -w bench -- [seconds] [rounds]` */
const [seconds = 4, rounds = 3] = typedNumbers('api -w bench -- [seconds] [rounds]', 2);
const ARTICLES = 500;
const IDLE_MS = 5_000;

const columns = (list: LoadResult[]) =>
  (['perSecond', 'p99', 'cpu'] as const).map((key) =>
    Math.round(median(list.map((of) => of[key]))),
  );

async function measureReads(api: RunningApi, slug: string): Promise<void> {
  const reads = {
    'list 6': '/api/help/articles?limit=6',
    'list 50': '/api/help/articles?limit=50',
    article: `/api/help/articles/${slug}`,
    search: '/api/help/search?q=paper%20price',
  };
  const subject = { url: api.url, pid: api.pid('services'), seconds };
  printHead(['', 'a second', 'p99 ms', 'CPU µs']);
  for (const [name, path] of Object.entries(reads)) {
    const results: LoadResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push(await applyLoad({ ...subject, path }));
    }
    printRow([name, ...columns(results)]);
  }
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
  await measureReads(api, slug);
  await measureWrites(api, categoryId);
  console.log(`ready after ${ready.join(', ')} ms`);
  console.log(idle);
});
