import type { AuditItem } from '@pressline/shared-api/contract/people/audit';
import { isAudited } from '../../src/http/router/audited';
import { runUpkeep } from '../../src/runParts';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildUser } from '../factories';

let app: TestApp;
/** The entries that tests before this one have made. */
let known = new Set<string>();

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  known = new Set((await app.parts.audit.export({})).map(({ _id }) => String(_id)));
});

/** Those that the test made. */
async function entries(query = ''): Promise<AuditItem[]> {
  const path = `/api/admin/audit${query}`;
  const { status, body } = await app.call('GET', path, { token: app.superToken });
  expect(status).toBe(200);
  const { entries } = body as { entries: AuditItem[] };
  return entries.filter(({ id }) => !known.has(id));
}

test('a write is recorded with who, whence, which document, before and after', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const body = buildArticle({ categoryId, content: 'Ink. '.repeat(200) });
  const token = app.adminToken;
  const { body: article } = await app.call('POST', '/api/admin/help/articles', { body, token });
  const path = `/api/admin/help/articles/${article.id}`;
  await app.call('PUT', path, { body: { title: 'Paper' }, token });
  await app.call('DELETE', path, { token });
  const [deleted, updated, created] = await entries();
  const who = { by: 'editor', address: expect.stringContaining('127.0.0.1'), outcome: 'done' };
  const record = { type: 'articles', id: article.id, title: 'Paper' };
  expect(updated).toMatchObject({
    ...{ ...who, record, area: 'Content', action: 'Updated the article' },
    ...{ before: { title: body.title }, after: { title: 'Paper' } },
  });
  expect(Object.keys(updated?.after ?? {})).toEqual(['title']);
  expect(deleted).toMatchObject({ ...who, record, before: { title: 'Paper' }, after: null });
  expect(created).toMatchObject({ ...who, before: null, after: { isPublished: body.isPublished } });
  expect(created?.after?.content).toEqual({ characters: 1_000, sha256: expect.any(String) });
});

test('no secret is recorded, and that it changed is', async () => {
  const token = app.superToken;
  const user = buildUser();
  const { body: made } = await app.call('POST', '/api/admin/users', { body: user, token });
  const change = { password: 'granite-lantern-77', email: 'new@example.com' };
  await app.call('PUT', `/api/admin/users/${made.id}`, { body: change, token });
  const [updated] = await entries('?area=Users');
  expect(updated?.before).toEqual({ email: user.email });
  expect(updated?.after).toEqual({ email: change.email, password: 'changed' });
  const stored = JSON.stringify(await app.parts.audit.export({}));
  for (const secret of [user.password, change.password, TEST_PASSWORD, 'argon2', token]) {
    expect(stored).not.toContain(secret);
  }
});

test('what is refused is recorded, without what a stranger typed', async () => {
  const typed = 'my-password-in-the-wrong-field';
  for (const username of ['editor', typed]) {
    await app.call('POST', '/api/admin/login', { body: { username, password: 'wrong' } });
  }
  const asAdmin = { token: app.adminToken };
  await app.call('GET', '/api/admin/users', asAdmin);
  const hidden = await app.call('GET', '/api/admin/audit', asAdmin);
  expect(hidden.status).toBe(403);
  expect((await entries('?outcome=refused')).map(({ by, action }) => [by, action])).toEqual([
    ['editor', 'List the audit log, newest first'],
    ['editor', 'List: Admin users'],
    [null, 'Sign in'],
    ['editor', 'Sign in'],
  ]);
  expect(JSON.stringify(await app.parts.audit.export({}))).not.toContain(typed);
});

test('of the sign-ins that a limit refuses, the first one is recorded, and how many followed', async () => {
  const limited = await createTestApp({ rateLimitScale: 1 });
  const body = { username: 'editor', password: 'wrong' };
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await limited.call('POST', '/api/admin/login', { body });
  }
  const refused = await limited.parts.audit.export({ outcome: 'refused' });
  expect(refused.map(({ by, action }) => [by, action])).toEqual([
    [null, 'Sign in'],
    ...Array(5).fill(['editor', 'Sign in']),
  ]);
  await runUpkeep(limited.list);
  await runUpkeep(limited.list);
  const counted = await limited.parts.audit.export({ outcome: 'refused', area: 'Service' });
  expect(counted).toMatchObject([
    { by: null, action: 'Sign in: refused by a rate limit', after: { count: 3 } },
  ]);
  await limited.stop();
});

test('every call by which staff write has an entry, whichever route is added', async () => {
  const silent = app.routes.filter(
    (route) => ['admin', 'super_admin'].includes(route.access) && !isAudited(route),
  );
  expect(silent.filter(({ method }) => method !== 'get').map(({ path }) => path)).toEqual([
    '/api/admin/help/articles/preview',
    '/api/admin/help/articles/:id/working-copy',
    '/api/admin/help/articles/:id/presence',
    '/api/admin/help/articles/:id/presence',
    '/api/admin/help/articles/check',
    '/api/admin/help/articles/check/publish',
    '/api/admin/help/impact',
    '/api/admin/help/replace/preview',
  ]);
  const { id } = await app.createDocument('categories', buildCategory());
  const bulk = { action: 'delete', ids: [id] };
  const token = await app.signIn('editor');
  await app.call('POST', '/api/admin/help/categories/bulk', { body: bulk, token });
  await app.call('POST', `/api/admin/help/categories/${id}/restore`, { token });
  await app.call('POST', '/api/admin/logout', { token });
  expect((await entries()).map(({ action, record }) => [action, record?.id])).toEqual([
    ['Signed out', undefined],
    ['Restored the category', id],
    ['Changed or deleted in bulk (category)', id],
    ['Signed in', undefined],
  ]);
});

test('every audited route says in the past tense what a call did', () => {
  const audited = app.routes.filter(isAudited);
  expect(audited.filter(({ done }) => !done).map(({ path }) => path)).toEqual([]);
});

test('an entry whose time is text hides no other', async () => {
  const collection = app.connection.collection('auditEntries');
  const [entry] = await app.parts.audit.export({});
  const copies = ['2026-01-02T03:04:05Z', 'yesterday', null].map((at) => {
    const { _id, ...values } = entry ?? {};
    return { ...values, action: `copied ${at}`, at };
  });
  const { insertedIds } = await collection.insertMany(copies);
  const found = (await entries()).map(({ action, at }) => [action, at]);
  expect(found.sort()).toEqual([
    ['copied 2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
    ['copied null', null],
    ['copied yesterday', null],
  ]);
  const path = '/api/admin/audit/export.csv';
  const csv = await app.call('GET', path, { token: app.superToken });
  expect([csv.status, String(csv.body)]).toEqual([
    200,
    expect.stringContaining('copied yesterday'),
  ]);
  await collection.deleteMany({ _id: { $in: Object.values(insertedIds) } });
});

test('filters and the export find the same', async () => {
  await app.parts.audit.writeOwn('=1+1');
  const today = new Date().toISOString().slice(0, 10);
  await app.signIn('editor');
  expect(await entries(`?area=Session&by=Editor&from=${today}&to=${today}`)).toHaveLength(1);
  expect(await entries('?to=2020-01-01')).toEqual([]);
  const csv = await app.call('GET', '/api/admin/audit/export.csv?area=Service', {
    token: app.superToken,
  });
  expect(String(csv.body).split('\r\n')).toHaveLength(3);
  expect(csv.body).toContain(`"'=1+1"`);
  expect((await entries('?area=Users'))[0]?.action).toMatch(/^Exported the audit log$/);
});
