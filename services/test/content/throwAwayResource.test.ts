import { createApiClient, type ListParams, resources } from '@pressline/shared-api';
import { strFromU8, unzipSync } from 'fflate';
import { machines } from '../../../shared-api/test/throwAwayResource';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const table = { ...resources, pressMachines: machines };

let app: TestApp;
let categoryId: string;
let guideId: string;

const client = ({ baseUrl, adminToken }: TestApp) =>
  createApiClient<typeof table>({ baseUrl, getToken: () => adminToken });

beforeAll(async () => {
  app = await createTestApp({ resources: table });
  const { createDocument } = app.deps;
  categoryId = (await createDocument('categories', buildCategory({ name: 'Press room' }))).id;
  guideId = (await createDocument('articles', buildArticle({ categoryId, slug: 'guide' }))).id;
});
afterAll(() => app.stop());

const body = (title: string) => ({
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
  const made = await api.create(body('Heidi'));
  expect(made).toMatchObject({ ...body('Heidi'), runs: 0, version: 1 });
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

  const indexes = await app.deps.connection.collection('press-machines').indexes();
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

  const empty = await createTestApp({ resources: table });
  const answer = await client(empty).importExport.import(zip, { dryRun: false });
  expect(answer.errors).toEqual([]);
  expect(
    answer.created.filter(({ resource }) => String(resource) === 'pressMachines'),
  ).toHaveLength(2);
  const { 'press-machines': found } = await client(empty).admin.pressMachines.list({ q: 'heidi' });
  expect(found[0]).toMatchObject(body('Heidi'));
  await empty.stop();
});
