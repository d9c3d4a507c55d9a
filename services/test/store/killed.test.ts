import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportAnswer, Operation } from '@pressline/shared-api';
import { strToU8, zipSync } from 'fflate';
import { until } from '../../../scripts/testing/until';
import { startTestDatabase } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';
import { killProcesses, startProcess } from '../startProcess';

jest.setTimeout(300_000);

const PASSWORD = 'proof sheets before plates';
const ROUNDS = 2;
const WRITERS = 8;
/** Acknowledged articles after which the process is killed. */
const ENOUGH = 25;

let dataDir: string;
let database: Awaited<ReturnType<typeof startTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-killed-'));
  database = await startTestDatabase();
});
afterAll(async () => {
  killProcesses();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the API on a free port. Resolves with a function that calls it as the super admin. */
async function start() {
  const { child, exit, ready } = startProcess({
    DATA_DIR: dataDir,
    MONGODB_URI: database.uri,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_SCALE: '100',
  });
  const port = await ready();
  const call = async (method: string, url: string, body?: unknown, token?: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${url}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return JSON.parse(text);
  };
  const credentials = { username: 'admin', password: PASSWORD };
  const { token } = await call('POST', 'admin/login', credentials);
  return {
    get: (url: string) => call('GET', url),
    create: (name: string, body: unknown) => call('POST', `admin/help/${name}`, body, token),
    latestImport: async (): Promise<Operation> =>
      (await call('GET', 'admin/help/operations?kind=import', undefined, token)).operations[0],
    async import(zip: Uint8Array): Promise<ImportAnswer> {
      const body = new FormData();
      body.append('file', new Blob([zip as never], { type: 'application/zip' }), 'help.zip');
      const response = await fetch(`http://127.0.0.1:${port}/api/admin/help/import?dryRun=false`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body,
      });
      return response.json();
    },
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** Creates articles until the process is killed among them. Resolves with the slugs acknowledged. */
async function writeUntilKilled(api: Awaited<ReturnType<typeof start>>, categoryId: string) {
  const slugs: string[] = [];
  let killing: Promise<void> | undefined;
  const write = async () => {
    while (!killing) {
      const { slug } = await api.create('articles', buildArticle({ categoryId }));
      slugs.push(slug);
      if (slugs.length >= ENOUGH) killing ??= api.kill();
    }
  };
  // Those under way when the process dies are not acknowledged.
  await Promise.allSettled(Array.from({ length: WRITERS }, write));
  await killing;
  return slugs;
}

test('a process that is killed while it writes loses nothing that it acknowledged', async () => {
  let api = await start();
  const { id } = await api.create('categories', buildCategory());
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    acknowledged.push(...(await writeUntilKilled(api, id)));
    api = await start();
    const articles: { slug: string }[] = await api.get(`help/articles?categoryId=${id}`);
    const stored = new Set(articles.map(({ slug }) => slug));
    expect(acknowledged.filter((slug) => !stored.has(slug))).toEqual([]);
    const [category]: { articleCount: number }[] = await api.get('help/categories');
    expect(category?.articleCount).toBe(stored.size);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ENOUGH);
});

/** Long, so that one transaction does not write all of them. */
const IMPORTED = 80;
const TEXT = 'A line of a text that says how the plates are washed.\n\n'.repeat(1_200);

test('an import goes on after its process was killed, each time, and has one undo', async () => {
  const files = Object.fromEntries([
    ['categories/washed.md', '---\nname: Washed\n---\n\nText\n'],
    ...Array.from({ length: IMPORTED }, (_, at) => [
      `articles/washed/${at}.md`,
      `---\ntitle: Plate ${at}\nslug: washed-${at}\ncategory: Washed\nisPublished: true\n---\n\n${TEXT}`,
    ]),
  ]);
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(String(text))])),
  );
  const count = IMPORTED + 1;
  let api = await start();
  let { operation } = await api.import(zip);
  expect(operation).toMatchObject({ state: 'running', total: count });
  const { changed } = await api.latestImport();
  await api.kill();
  api = await start();
  await until(api.latestImport, (latest) => latest.changed > changed);
  await api.kill();
  api = await start();
  operation = await until(api.latestImport, ({ state }) => state === 'done');
  expect(operation).toMatchObject({ changed: count, refused: [] });

  const shelf = async () => {
    const categories: { name: string; id: string; articleCount: number }[] =
      await api.get('help/categories');
    return categories.find(({ name }) => name === 'Washed');
  };
  const { id, articleCount } = (await shelf()) ?? {};
  expect(articleCount).toBe(IMPORTED);
  const articles: { slug: string }[] = await api.get(`help/articles?categoryId=${id}`);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(IMPORTED);

  await api.create(`operations/${operation.id}/undo`, undefined);
  operation = await until(api.latestImport, ({ state }) => state === 'undone');
  expect(operation).toMatchObject({ restored: count, refused: [] });
  expect(await shelf()).toBeUndefined();
});
