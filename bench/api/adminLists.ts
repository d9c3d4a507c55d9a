import { setTimeout as delay } from 'node:timers/promises';
import { readableFields, resources } from '@pressline/shared-api';
import { MongoClient, ObjectId } from 'mongodb';
import { percentile, printHead, printRow } from '../table';
import { typedNumbers } from '../typedNumbers';
import { cpuTime } from './applyLoad';
import { createContent } from './createContent';
import { fillDatabase } from './fillDatabase';
import { createRandom, phrase, sampleQueries } from './sampleText';
import { type RunningApi, withApi } from './startApi';

/**
 * Measures how long staff wait for the list of articles, in every order, with every filter and search,
 * and for Home. Fails above the limit. `npm run lists -w bench -- [articles]`
 */
const LIMIT_MS = 100;
const CALLS = 40;
/** Enough for the background work after a save to end. */
const PAUSE_MS = 1_000;
const TEMPLATES = 24;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Days with counts of searches, and different searches on each of them. */
const DAYS = 30;
const QUERIES = 200;
const [size = 5_000] = typedNumbers('lists -w bench -- [articles]');

type Params = Readonly<Record<string, string | number | boolean>>;

/** Makes every tenth article a draft and gives a hundredth a schedule, each one feedback, and a tenth a request. */
async function addWork(uri: string) {
  const client = await MongoClient.connect(uri);
  const db = client.db('pressline');
  const articles = db.collection('articles');
  await articles.updateMany({ views: { $gte: 900 } }, { $set: { isPublished: false } });
  const publishAt = new Date(Date.now() + DAY_MS);
  await articles.updateMany({ views: { $gte: 990 } }, { $set: { publishAt } });
  const found = await articles.find({}, { projection: { views: 1 } }).toArray();
  const times = { createdAt: new Date(), updatedAt: new Date(), version: 1 };
  await db.collection('feedback').insertMany(
    found.map(({ _id, views }) => ({
      ...{ articleId: _id, sessionHash: String(_id), vote: 'down', reason: null, comment: '' },
      ...{ ...times, day: '2026-01-01', status: views % 2 ? 'new' : 'resolved' },
    })),
  );
  await db.collection('submissions').insertMany(
    found.slice(0, found.length / 10).map(({ views }) => ({
      ...{ _id: new ObjectId(), key: new ObjectId().toHexString(), kind: 'contact', fields: {} },
      ...{ searchText: '', isOptedOut: false, accountUrl: null, createdAt: new Date() },
      delivery: { state: views % 2 ? 'dead' : 'sent', tries: 1, nextAt: new Date() },
    })),
  );
  const days = Array.from({ length: DAYS * QUERIES }, (_, at) => {
    const day = new Date(Math.floor(Date.now() / DAY_MS - (at % DAYS)) * DAY_MS);
    const query = `query ${Math.floor(at / DAYS)}`;
    const isEmpty = Math.floor(at / DAYS) % 5 === 0;
    return {
      ...{ _id: `${day.toISOString()} ${query}`, day, query, searches: 2, opened: isEmpty ? 0 : 1 },
      ...{ emptySearches: isEmpty ? 1 : 0, results: isEmpty ? 0 : 3 },
    };
  });
  await db.collection<{ _id: string }>('activity_queries').insertMany(days);
  await client.close();
}

async function measure({ client: { admin, home }, ...api }: RunningApi) {
  const { categoryId } = await createContent({ admin } as RunningApi['client'], TEMPLATES);
  await fillDatabase(api.databaseUri, size, true);
  await addWork(api.databaseUri);
  await api.restart();

  let worst = 0;
  async function row(
    title: string,
    call: (at: number) => Promise<unknown>,
    before?: (at: number) => Promise<unknown>,
  ) {
    const times: number[] = [];
    const cpu = () => cpuTime(api.pid('services')) + cpuTime(api.pid('database'));
    const cpuBefore = cpu();
    for (let at = 0; at < CALLS; at += 1) {
      await before?.(at);
      const startedAt = performance.now();
      await call(at);
      times.push(performance.now() - startedAt);
    }
    const p95 = percentile(times, 0.95);
    worst = Math.max(worst, p95);
    const used = (cpu() - cpuBefore) / CALLS / 1_000;
    printRow([title, ...[percentile(times, 0.5), p95, used].map((ms) => ms.toFixed(1))]);
  }
  const list = (title: string, paramsOf: (at: number) => Params) =>
    row(title, (at) => admin.articles.list({ limit: 50, ...paramsOf(at) }));

  printHead(['what is asked for', 'p50 ms', 'p95 ms', 'processor ms']);
  const pages = Math.ceil(size / 50);
  await list('pages, from the first on', (at) => ({ page: at + 1 }));
  await list('pages, up to the last', (at) => ({ page: pages - at }));
  for (const name of [...readableFields(resources.articles), 'createdAt', 'updatedAt']) {
    await list(`by ${name}`, (at) => ({ sort: at % 2 ? name : `-${name}`, page: 1 + (at >> 1) }));
  }
  const filters: Record<string, Params> = {
    published: { published: true },
    drafts: { published: false },
    'to be published': { scheduled: true },
    'one category': { categoryId },
    'drafts of one category': { categoryId, published: false },
  };
  for (const [title, params] of Object.entries(filters)) {
    await list(title, (at) => ({ ...params, page: 1 + (at % 5) }));
    await list(`${title}, recently changed`, () => ({ ...params, sort: '-updatedAt' }));
  }
  const random = createRandom(1);
  const queries = sampleQueries(CALLS, random);
  await list('searches', (at) => ({ q: String(queries[at]) }));
  await list('searches that find nothing', () => ({ q: `${phrase(2, random)} none` }));
  await list('searches of published ones', (at) => ({ q: String(queries[at]), published: true }));
  const startedAt = performance.now();
  await home.counts();
  printRow(['Home, the first time after a start', Math.round(performance.now() - startedAt)]);
  await row('Home', () => home.counts());
  const [first] = (await admin.articles.list({ limit: 1 })).articles;
  await row(
    'Home after a save',
    () => home.counts(),
    async (at) => {
      await delay(PAUSE_MS);
      if (first) await admin.articles.update(first.id, { summary: `Summary ${at}` });
    },
  );
  if (worst > LIMIT_MS) throw new Error(`The slowest takes ${Math.round(worst)} ms`);
}

await withApi('lists', measure);
