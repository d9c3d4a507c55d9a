import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { until } from '../../../scripts/testing/until';
import { startTestDatabase } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';
import { killProcesses, startProcess } from '../startProcess';

// The API is built and started first.
jest.setTimeout(240_000);

let dataDir: string;
let database: Awaited<ReturnType<typeof startTestDatabase>>;
let baseUrl: string;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-costly-'));
  database = await startTestDatabase();
  const password = 'violet-harbour-93';
  const api = startProcess({
    ...{ DATA_DIR: dataDir, MONGODB_URI: database.uri, ADMIN_PASSWORD: password },
  });
  baseUrl = `http://127.0.0.1:${await api.ready()}`;
  const { token } = await post('/api/admin/login', { username: 'admin', password });
  headers = { Authorization: `Bearer ${token}` };
  const { id: categoryId } = await post('/api/admin/help/categories', buildCategory());
  for (const slug of ['one', 'two', 'three']) {
    const content = 'a'.repeat(99_990);
    await post('/api/admin/help/articles', buildArticle({ categoryId, slug, content }));
  }
});
afterAll(async () => {
  killProcesses();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (where: string, body: object) =>
  fetch(baseUrl + where, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function post(where: string, body: object) {
  const answer = await send(where, body);
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

function load(zip: Uint8Array, signal: AbortSignal | null = null) {
  const body = new FormData();
  body.append('file', new Blob([zip as never], { type: 'application/zip' }), 'help.zip');
  const where = `${baseUrl}/api/admin/help/import?dryRun=true`;
  return fetch(where, { method: 'POST', headers, body, signal });
}

/** What others ask while something is in work. */
async function others(events: string[]) {
  for (const where of ['/healthz', '/api/admin/me', '/api/help/articles/one']) {
    const { status } = await fetch(baseUrl + where, { headers });
    events.push(`${where} ${status}`);
  }
}
const answered = ['/healthz 200', '/api/admin/me 200', '/api/help/articles/one 200'];

const small = zipSync({ 'tags.yaml': strToU8('- name: small\n') });
/** Takes minutes to read. */
const costly = zipSync(
  Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      `faqs/${at}.md`,
      strToU8(`---\nquestion: x\ntags:\n${'  - a: b\n    c: d\n'.repeat(50_000)}---\nx`),
    ]),
  ),
);

/** Resolves when another import is no longer refused. */
const unlocked = () =>
  until(
    async () => (await load(small)).status,
    (status) => status !== 409,
  );

/** Sends the costly file until it is in work: others' imports are refused then. */
async function startCostly(events: string[], signal: AbortSignal) {
  let isRefused = false;
  const start = () =>
    load(costly, signal).then(
      ({ status }) => {
        isRefused = status === 409;
        if (!isRefused) events.push(`import ${status}`);
      },
      () => void events.push('gone'),
    );
  let importing = start();
  while ((await load(small)).status !== 409) {
    if (isRefused) importing = start();
  }
  return { importing };
}

test('others are answered while an expression is searched that takes too long', async () => {
  const events: string[] = [];
  const rule = { find: '(?i)\\pL{1000}b', mode: 'regex' };
  const searching = send('/api/admin/help/replace/preview', rule).then(async (answer) => {
    events.push(`search ${answer.status}`);
    return answer.json();
  });
  await others(events);
  const { error } = await searching;
  expect(events).toEqual([...answered, 'search 422']);
  expect(error.fields).toEqual({ find: 'This search takes too long. Please simplify it.' });
  const found = await post('/api/admin/help/replace/preview', { find: 'nowhere' });
  expect(found).toEqual({ articles: [], total: 0, isPartial: false });
});

test('others are answered while a zip file is read, which ends when its sender leaves', async () => {
  const events: string[] = [];
  const sender = new AbortController();
  const { importing } = await startCostly(events, sender.signal);
  await others(events);
  sender.abort();
  await importing;
  expect(events).toEqual([...answered, 'gone']);
  expect(await unlocked()).toBe(200);
});

test('a file whose front matter would take minutes is refused, and others can import', async () => {
  const hostile = zipSync({ 'faqs/z.md': strToU8(`---\n${'!!a '.repeat(100_000)}\n---\n`) });
  const refused = await load(hostile);
  expect(refused.status).toBe(422);
  const { error } = await refused.json();
  expect(error.fields).toEqual({ file: 'faqs/z.md: The front matter is longer than 8 KB' });
  expect((await load(small)).status).toBe(200);
});
