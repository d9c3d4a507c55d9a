import type {
  Article,
  ImportAnswer,
  RevisionList,
  SheetCheck,
  TrashList,
} from '@pressline/shared-api';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildFaq } from '../factories';

let app: TestApp;
let other: TestApp;
let categoryId: string;

beforeAll(async () => {
  [app, other] = await Promise.all([createTestApp(), createTestApp()]);
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

const staff = <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, `/api/admin/help/${path}`, { body, token: app.adminToken });
const create = async (content: string, overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, content, ...overrides }));
const edit = async (id: string, content: string) =>
  expect((await staff('PUT', `articles/${id}`, { content })).status).toBe(200);
const remove = async (path: string) => expect((await staff('DELETE', path)).status).toBe(200);
const undo = (id: string) => staff<Article>('POST', `articles/${id}/restore`);
const present = async (id: string) => (await staff<Article>('GET', `articles/${id}`)).body;
const revisions = async (id: string) =>
  (await staff<RevisionList>('GET', `articles/${id}/revisions`)).body;
const textOf = async (id: string, revision: number) =>
  (await staff<Article>('GET', `articles/${id}/revisions/${revision}`)).body.content;
const trashed = async () =>
  (await staff<TrashList>('GET', 'trash')).body.entries.map(({ id }) => id);

async function exported(from = app) {
  const response = await fetch(`${from.baseUrl}/api/admin/help/export`, {
    headers: { Authorization: `Bearer ${from.adminToken}` },
  });
  return new Uint8Array(await response.arrayBuffer());
}

async function load(zip: Uint8Array, into = app) {
  const form = new FormData();
  form.append('file', new Blob([zip as never], { type: 'application/zip' }), 'help.zip');
  const response = await fetch(`${into.baseUrl}/api/admin/help/import?dryRun=false`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${into.adminToken}`, Connection: 'close' },
    body: form,
  });
  const answer = (await response.json()) as ImportAnswer;
  expect(answer).toMatchObject({ errors: [] });
  return answer;
}

/** The end of the address that is printed on an article's sheet. */
async function printed(slug: string) {
  const { body } = await app.call('GET', `/api/help/articles/${slug}/sheet`);
  return String(/\/help\/r\/([\da-f]{24}\/[^"]+)"/.exec(String(body))?.[1]);
}
const check = (sheet: string, on = app) => on.call<SheetCheck>('GET', `/api/help/sheets/${sheet}`);
const stateOf = async (sheet: string, on = app) => (await check(sheet, on)).body.state;

async function purge(id: string) {
  const path = `/api/admin/help/trash/${id}`;
  expect((await app.call('DELETE', path, { token: app.superToken })).status).toBe(200);
}

/** Creates, exports, edits three times, deletes and imports. */
async function secondLife(slug: string) {
  const { id } = await create('first', { slug });
  const zip = await exported();
  for (const text of ['second', 'third', 'fourth']) await edit(id, text);
  await remove(`articles/${id}`);
  await load(zip);
  return { id, zip };
}

test('an undo after import, edit and deletion restores what was deleted last', async () => {
  const { id } = await secondLife('undo-last');
  expect((await present(id)).content).toBe('first');
  await edit(id, 'new text');
  await remove(`articles/${id}`);
  expect(await trashed()).toEqual([id]);
  expect(await undo(id)).toMatchObject({ status: 200, body: { content: 'new text' } });
  expect(await trashed()).toEqual([]);
});

test('what was deleted is in the history of the article that an import brings back', async () => {
  const { id } = await secondLife('history');
  const { current, revisions: former } = await revisions(id);
  expect(current).toMatchObject({ revision: 5, savedBy: 'editor' });
  expect(former.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
  const texts = await Promise.all(former.map(({ revision }) => textOf(id, revision)));
  expect(texts).toEqual(['fourth', 'third', 'second', 'first']);
  await edit(id, 'sixth');
  await edit(id, 'seventh');
  expect(await textOf(id, 5)).toBe('first');
  expect(await textOf(id, 6)).toBe('sixth');
  const path = `articles/${id}/revisions/4/restore`;
  expect((await staff('POST', path)).body).toMatchObject({ content: 'fourth', version: 8 });
});

test('a later life does not show the history of one that was deleted for good', async () => {
  const { id } = await create('old', { slug: 'for-good' });
  const zip = await exported();
  await edit(id, 'older');
  await remove(`articles/${id}`);
  const path = `/api/admin/help/trash/${id}`;
  await app.call('DELETE', path, { token: app.superToken });
  await load(zip);
  expect(await present(id)).toMatchObject({ content: 'old', version: 3 });
  await edit(id, 'new');
  expect((await revisions(id)).revisions.map(({ revision }) => revision)).toEqual([3]);
  expect((await staff('GET', `articles/${id}/revisions/1`)).status).toBe(404);
  await app.parts.versions.versions.removeExpired();
  expect(await textOf(id, 3)).toBe('old');
  await remove(`articles/${id}`);
  expect((await undo(id)).body.content).toBe('new');
});

test('a printed sheet is right after deletion and import', async () => {
  const { id } = await create('Gap: 3 mm', { slug: 'sheet-here' });
  const before = await exported();
  const old = await printed('sheet-here');
  await edit(id, 'Gap: 6 mm');
  const latest = await printed('sheet-here');
  const after = await exported();
  await remove(`articles/${id}`);
  expect(await stateOf(latest)).toBe('withdrawn');
  await load(after);
  expect(await stateOf(latest)).toBe('current');
  expect((await check(old)).body).toMatchObject({ state: 'changed', changes: [{}] });
  await remove(`articles/${id}`);
  await load(before);
  expect((await check(latest)).body).toMatchObject({ state: 'changed', changes: [{}] });
  expect(await stateOf(old)).toBe('current');
  expect(await stateOf(await printed('sheet-here'))).toBe('current');
});

test('a printed sheet is right after the history is gone, too', async () => {
  const { id } = await create('Gap: 3 mm', { slug: 'sheet-later' });
  const old = await printed('sheet-later');
  const before = await exported();
  await edit(id, 'Gap: 6 mm');
  const zip = await exported();
  const latest = await printed('sheet-later');
  await remove(`articles/${id}`);
  await purge(id);
  await load(zip);
  expect(await stateOf(latest)).toBe('current');
  expect(await stateOf(old)).toBe('changed');
  await remove(`articles/${id}`);
  await purge(id);
  await load(before);
  expect(await stateOf(latest)).toBe('changed');
  await edit(id, 'Gap: 9 mm');
  expect(await stateOf(latest)).toBe('changed');
  expect(await stateOf(old)).toBe('changed');
});

test('a printed sheet is right after an import of the text that another site gave the same number', async () => {
  const { id } = await create('Gap: 3 mm', { slug: 'sheet-shared' });
  await load(await exported(), other);
  await other.engine.update('articles', id, { content: 'Gap: 6 mm' });
  await edit(id, 'Gap: 4 mm');
  const own = await printed('sheet-shared');
  const theirs = await exported(other);
  await remove(`articles/${id}`);
  await purge(id);
  await load(theirs);
  expect(await present(id)).toMatchObject({ version: 3, content: 'Gap: 6 mm' });
  expect(await stateOf(own)).toBe('changed');
});

test('a printed sheet is right in an empty site', async () => {
  const { id } = await create('Gap: 3 mm', { slug: 'sheet-moved' });
  const old = await printed('sheet-moved');
  await edit(id, 'Gap: 6 mm');
  const latest = await printed('sheet-moved');
  const zip = await exported();
  await load(zip, other);
  expect(await stateOf(latest, other)).toBe('current');
  expect(await stateOf(old, other)).toBe('changed');
  await other.engine.update('articles', id, { content: 'Gap: 9 mm' });
  expect(await stateOf(latest, other)).toBe('changed');
});

test('a printed sheet of what an import has brought back is right after its undo', async () => {
  const { id } = await create('Gap: 3 mm', { slug: 'sheet-undone' });
  const zip = await exported();
  await edit(id, 'Gap: 6 mm');
  await remove(`articles/${id}`);
  const { operation } = await load(zip);
  const sheet = await printed('sheet-undone');
  expect(await stateOf(sheet)).toBe('current');
  await staff('POST', `operations/${operation?.id}/undo`);
  expect((await undo(id)).body).toMatchObject({ content: 'Gap: 6 mm' });
  expect((await check(sheet)).body).toMatchObject({ state: 'changed', changes: [{}] });
  const { revisions: former } = await revisions(id);
  const texts = await Promise.all(former.map(({ revision }) => textOf(id, revision)));
  expect(texts).toEqual(['Gap: 3 mm', 'Gap: 6 mm', 'Gap: 3 mm']);
});

test('a text that was edited in the file is another revision than the exported one', async () => {
  const { id } = await create('Gap: 3 mm', { slug: 'sheet-edited' });
  const latest = await printed('sheet-edited');
  const files = Object.entries(unzipSync(await exported())).map(([name, bytes]) => {
    const text = strFromU8(bytes);
    return [name, strToU8(name.includes('sheet-edited') ? text.replace('3 mm', '6 mm') : text)];
  });
  await other.engine.remove('articles', id).catch(() => undefined);
  await load(zipSync(Object.fromEntries(files)), other);
  expect(await stateOf(latest, other)).toBe('changed');
});

test('what an import has brought back is not in the trash, and its undo says so', async () => {
  const { id } = await secondLife('undo-first');
  expect(await trashed()).not.toContain(id);
  const answer = await undo(id);
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { error: { message: 'Article was already restored' } },
  ]);
  expect((await present(id)).content).toBe('first');
});

test('unpublished changes of a deleted article come back with it', async () => {
  const { id } = await create('live', { slug: 'with-changes' });
  const zip = await exported();
  const values = { content: 'unpublished' };
  await app.parts.editing.workingCopies.save(
    id,
    { copyVersion: 0, articleVersion: 1, values },
    'dana',
  );
  await remove(`articles/${id}`);
  const { warnings, created } = await load(zip);
  expect(created).toMatchObject([{ title: (await present(id)).title }]);
  expect(warnings.map(({ message }) => message)).toContain('Comes back from the trash.');
  expect((await app.parts.editing.workingCopies.get(id)).copy?.values).toMatchObject(values);
});

test('other content comes back from the trash as well', async () => {
  const { id } = await app.createDocument('faqs', buildFaq({ answer: 'First.' }));
  const zip = await exported();
  await staff('PUT', `faqs/${id}`, { answer: 'Second.' });
  await remove(`faqs/${id}`);
  await load(zip);
  expect(await trashed()).not.toContain(id);
  await staff('PUT', `faqs/${id}`, { answer: 'Third.' });
  await remove(`faqs/${id}`);
  expect((await staff('POST', `faqs/${id}/restore`)).body).toMatchObject({ answer: 'Third.' });
});
