import { createApiClient, createClient, type ListParams, resources } from '@pressline/shared-api';
import { contractOf } from '@pressline/shared-api/contract';
import { ok } from '@pressline/shared-api/contract/answer';
import { body } from '@pressline/shared-api/contract/body';
import { callsOf } from '@pressline/shared-api/contract/callsOf';
import { namedBody, namedObject } from '@pressline/shared-api/contract/common';
import { endpoint } from '@pressline/shared-api/contract/endpoint';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { machines } from '../../../shared-api/test/throwAwayResource';
import { handle } from '../../src/http/router/handle';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const overhauled = namedObject('Overhaul', { id: z.string(), hours: z.int(), by: z.string() });
const definition = endpoint('POST /api/admin/press-machines/:id/overhaul', {
  ...{ tag: 'Content', access: 'admin', subject: 'Press machine', limits: ['passkeys'] },
  summary: 'Overhaul a press machine',
  query: z.strictObject({ dryRun: z.literal('true').optional() }),
  body: body(namedBody('OverhaulBody', { hours: z.int().min(1) })),
  answers: { 200: ok(overhauled) },
});
const overhaul = handle(definition, ({ params: { id }, body: { hours }, user: { username } }) => ({
  id,
  hours,
  by: username,
}));

const table = { ...resources, pressMachines: machines };

let app: TestApp;
let categoryId: string;
let guideId: string;

const calls = callsOf(contractOf(table));
const client = ({ baseUrl, adminToken }: TestApp) =>
  createApiClient<typeof table>({ baseUrl, calls, getToken: () => adminToken });

beforeAll(async () => {
  app = await createTestApp({ resources: table, routes: [overhaul], rateLimitScale: 1 });
  const { createDocument } = app;
  categoryId = (await createDocument('categories', buildCategory({ name: 'Press room' }))).id;
  guideId = (await createDocument('articles', buildArticle({ categoryId, slug: 'guide' }))).id;
});
afterAll(() => app.stop());

const bodyOf = (title: string) => ({
  title,
  manual: '## Start\n\nPress the button.',
  units: 6,
  isDigital: true,
  state: 'down' as const,
  categoryId,
  guideId,
  colors: ['cyan', 'black'],
  vendorUrl: 'https://www.pressline.example/press',
  servicedAt: '2026-01-02T03:04:05.000Z',
});

test('one file gives a resource its model, routes, client and description', async () => {
  const api = client(app).admin.pressMachines;
  const made = await api.create(bodyOf('Heidi'));
  expect(made).toMatchObject({ ...bodyOf('Heidi'), runs: 0, version: 1 });
  const plain = await api.create({ title: 'Komori' });
  expect(plain).toMatchObject({ units: 4, isDigital: false, state: 'running', categoryId: null });

  const titles = async (params: ListParams) =>
    (await api.list(params))['press-machines'].map(({ title }) => title);
  expect(await titles({})).toEqual(['Heidi', 'Komori']);
  expect(await titles({ sort: '-units' })).toEqual(['Heidi', 'Komori']);
  expect(await titles({ sort: 'units' })).toEqual(['Komori', 'Heidi']);
  expect(await titles({ q: 'CYAN' })).toEqual(['Heidi']);
  expect(await titles({ categoryId })).toEqual(['Heidi']);
  expect(await api.get(made.id)).toEqual(made);

  const updated = await api.update(plain.id, { units: 8, version: plain.version });
  expect(updated).toMatchObject({ units: 8, version: 2 });
  await expect(api.update(plain.id, { units: 9, version: 1 })).rejects.toMatchObject({
    status: 409,
  });
  await expect(api.create({ title: 'Heidi' })).rejects.toMatchObject({ status: 409 });
  await expect(api.create({ title: '', units: 13 })).rejects.toMatchObject({
    fields: { title: 'Required', units: expect.any(String) },
  });

  const bulk = await api.bulk({ action: 'move', ids: [plain.id], categoryId });
  expect(bulk.results).toEqual([{ id: plain.id, ok: true }]);
  await api.remove(plain.id);
  await expect(api.get(plain.id)).rejects.toMatchObject({ status: 404 });
  expect(await api.restore(plain.id)).toMatchObject({ title: 'Komori', units: 8, categoryId });

  const listed = await client(app).help.pressMachines.list();
  expect(listed.map(({ title, runs }) => [title, runs])).toEqual([
    ['Heidi', 0],
    ['Komori', 0],
  ]);
  expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
    ['id', 'createdAt', ...machines.publicFields].sort(),
  );

  const indexes = await app.connection.collection('press-machines').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { title: 1 }, unique: true }));
  const { body: document } = await app.call<{ paths: object; components: { schemas: object } }>(
    'GET',
    '/api/openapi.json',
  );
  const { adminPath } = machines;
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([adminPath, `${adminPath}/{id}/restore`, '/api/help/press-machines']),
  );
  expect(document.components.schemas).toHaveProperty('PressMachineCreate');
});

test('an export has its documents, and an empty help center gets them by an import', async () => {
  const zip = await client(app).importExport.export();
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const file = strFromU8(files['press-machines/heidi.md'] ?? new Uint8Array());
  expect(file).toContain('category: Press room\nguide: guide\n');
  expect(file).toMatch(/---\n\n## Start\n\nPress the button\.\n$/);

  const empty = await createTestApp({ resources: table, routes: [overhaul], rateLimitScale: 1 });
  const answer = await client(empty).importExport.import(zip, { dryRun: false });
  expect(answer.errors).toEqual([]);
  expect(
    answer.created.filter(({ resource }) => String(resource) === 'pressMachines'),
  ).toHaveLength(2);
  const { 'press-machines': found } = await client(empty).admin.pressMachines.list({ q: 'heidi' });
  expect(found[0]).toMatchObject(bodyOf('Heidi'));
  await empty.stop();
});

test('the links of its Markdown and of its addresses are known and checked', async () => {
  const api = client(app);
  const manual = '[Guide](/help/articles/guide) and [gone](/help/articles/gone)';
  const made = await api.admin.pressMachines.create({ title: 'Ryobi', manual });
  const model = app.connection.collection('press-machines');
  const linksTo = async () => (await model.findOne({ title: 'Ryobi' }))?.linksTo;
  const pages = ['/help/articles/guide', '/help/articles/gone'];
  expect(await linksTo()).toEqual(pages);
  const { id, version } = made;
  await api.admin.pressMachines.update(id, { vendorUrl: '/help/none', version });
  expect(await linksTo()).toEqual([...pages, '/help/none']);

  const { findings } = await api.checks.health({ check: 'deadLink' });
  const dead = findings.filter((one) => one.id === id).map((one) => [one.line, one.message]);
  expect(dead).toEqual([
    [null, 'This link leads nowhere: /help/none'],
    [1, 'This link leads nowhere: /help/articles/gone'],
  ]);
  expect(await model.findOne({ title: 'Ryobi' })).toHaveProperty('checked.links.length', 2);
  await api.admin.pressMachines.remove(id);
});

test('one definition gives an endpoint its checks, limits, client, description and entry in the audit log', async () => {
  const id = 'a'.repeat(24);
  const ask = (body: unknown, query = '', token = app.adminToken) =>
    app.call('POST', overhaul.path.replace(':id', id) + query, { body, token });
  expect(await ask({ hours: 3 })).toMatchObject({
    status: 200,
    body: { id, hours: 3, by: 'editor' },
  });
  const getToken = () => app.adminToken;
  const { press } = createClient(callsOf({ press: { overhaul: definition } }), {
    ...{ baseUrl: app.baseUrl, getToken },
  });
  expect(await press.overhaul(id, { hours: 4 })).toEqual({ id, hours: 4, by: 'editor' });
  expect((await ask({ hours: 3 }, '', '')).status).toBe(401);
  expect(await ask({ hours: 0 })).toMatchObject({
    status: 400,
    body: { error: { fields: { hours: expect.any(String) } } },
  });
  expect((await ask({ hours: 3 }, '?dryRun=perhaps')).status).toBe(400);
  const malformed = overhaul.path.replace(':id', 'none');
  const missing = await app.call('POST', malformed, { body: { hours: 3 }, token: app.adminToken });
  expect(missing.body).toMatchObject({ error: { message: 'Press machine not found' } });

  const { entries } = await client({ ...app, adminToken: app.superToken }).audit.list({});
  expect(entries[0]).toMatchObject({ action: overhaul.summary, by: 'editor', outcome: 'done' });
  const { body } = await app.call<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
  expect(body.paths['/api/admin/press-machines/{id}/overhaul']).toMatchObject({
    post: { summary: overhaul.summary, responses: { 429: expect.anything() } },
  });
});
