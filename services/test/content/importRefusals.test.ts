import { mediaAddress, type Operation, type OperationList } from '@pressline/shared-api';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { Types } from 'mongoose';
import { until } from '../../../scripts/testing/until';
import { fileHash } from '../../src/content/media/prepareMedia';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildFaq } from '../factories';
import { importFiles, recordFile } from '../importFiles';

/** Documents that are written in one transaction. */
const BATCH = 5;

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ maxSteps: BATCH });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

const staff = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, `/api/admin/help/${path}`, { body, token: app.adminToken });

const load = (files: Record<string, Uint8Array>) => importFiles(app, files);

const latest = async () =>
  (await staff<OperationList>('GET', 'operations?kind=import&limit=1')).body.operations[0];
const ended = (state: Operation['state']) => until(latest, (one) => one?.state === state);

const CSV = 'sheet,press\n1,2\n';
const HASH = fileHash(Buffer.from(CSV));
const MEDIUM = { [`media/${HASH}/list.csv`]: strToU8(CSV) };
const LINK = `[List](${mediaAddress({ hash: HASH, name: 'list.csv', width: null, height: null })})`;
const countMedia = () => app.connection.collection('media').countDocuments();

/** Runs `job` after the next import was planned, and before its first step. */
function beforeItsSteps(job: () => Promise<unknown>) {
  const { operations } = app.parts.operations;
  const { start } = operations;
  jest.spyOn(operations, 'start').mockImplementationOnce(async (given) => {
    await job();
    return start(given);
  });
}

test('what two imports bring at once is created by one of them, and both end', async () => {
  const id = new Types.ObjectId();
  const faq = buildFaq({ question: 'First?', answer: 'Theirs.' });
  beforeItsSteps(() => app.createDocument('faqs', faq, { _id: id }));
  await load({
    'faqs/first.md': recordFile(`id: ${id}\nquestion: First?`, 'Mine.'),
    'faqs/second.md': recordFile('question: Second?'),
  });
  const refused = [{ title: 'First?', message: 'FAQ already exists' }];
  expect(await ended('done')).toMatchObject({ changed: 1, refused });
  expect((await staff('GET', `faqs/${id}`)).body).toMatchObject({ answer: 'Theirs.' });
});

test('a refused creation leaves the number of what was deleted under its id', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory({ name: 'A' }));
  const article = buildArticle({ categoryId, slug: 'wanted' });
  const { id } = await app.createDocument('articles', article);
  await staff('PUT', `articles/${id}`, { content: 'Second' });
  await staff('DELETE', `articles/${id}`);
  await app.call('DELETE', `/api/admin/help/trash/${id}`, { token: app.superToken });
  const files = {
    'articles/a/wanted.md': recordFile(`id: ${id}\ntitle: Wanted\nslug: wanted\ncategory: A`),
  };
  let holder = '';
  beforeItsSteps(async () => {
    holder = (await app.createDocument('articles', article)).id;
  });
  await load(files);
  expect(await ended('done')).toMatchObject({ changed: 0, refused: [{ id }] });
  await staff('PUT', `articles/${holder}`, { slug: 'other' });
  await load({ ...files, 'tags.yaml': strToU8('- name: fresh\n') });
  await until(async () => (await app.models.tags.countDocuments()) === 1);
  expect((await staff<{ version: number }>('GET', `articles/${id}`)).body.version).toBe(3);
});

test('what an undo cannot delete keeps what it says', async () => {
  const { id } = await app.createDocument('categories', buildCategory({ name: 'Old' }));
  await staff('DELETE', `categories/${id}`);
  await load({ 'categories/new.md': recordFile(`id: ${id}\nname: New`) });
  const made = await ended('done');
  await app.createDocument('articles', buildArticle({ categoryId: id }));
  await staff('POST', `operations/${made?.id}/undo`);
  const message = 'The category still has 1 article';
  expect(await ended('undone')).toMatchObject({ refused: [{ title: 'New', message }] });
  expect((await staff('GET', `categories/${id}`)).body).toMatchObject({ name: 'New' });
});

test('no import begins while a former one is undone', async () => {
  const faqs = Array.from({ length: BATCH + 1 }, (_, at) => [
    `faqs/${at}.md`,
    recordFile(`question: Question ${at}?`),
  ]);
  await load(Object.fromEntries(faqs));
  const first = await ended('done');
  await load({ 'tags.yaml': strToU8('- name: later\n') });
  await ended('done');
  const { remove } = app.engine;
  let calls = 0;
  jest.spyOn(app.engine, 'remove').mockImplementation((...given) => {
    calls += 1;
    return calls <= BATCH ? remove(...given) : Promise.reject(new Error('killed'));
  });
  const undone = await staff('POST', `operations/${first?.id}/undo`);
  expect(undone.body).toMatchObject({ state: 'undoing', restored: BATCH });
  expect((await load({ 'tags.yaml': strToU8('- name: meanwhile\n') })).status).toBe(409);
});

test('a file that the history of an edited article shows stays', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory({ name: 'A' }));
  const front = 'title: Shown\nslug: shown\ncategory: A';
  await load({ ...MEDIUM, 'articles/a/shown.md': recordFile(front, LINK) });
  const made = await ended('done');
  const stored = await app.models.articles.findOne({ slug: 'shown' }).lean();
  await staff('PUT', `articles/${stored?._id}`, { content: 'No list', categoryId });
  await staff('POST', `operations/${made?.id}/undo`);
  const message = 'It is used in an earlier version of “Shown”';
  const undone = await ended('undone');
  expect(undone?.refused.find(({ title }) => title === 'list.csv')).toMatchObject({ message });
  expect(await countMedia()).toBe(1);
});

test('a file that only unpublished changes show is gone with their article', async () => {
  await app.createDocument('categories', buildCategory({ name: 'A' }));
  const changes = `{ savedAt: 2026-01-01T10:00:00Z, savedBy: dana, fields: { content: '${LINK}' } }`;
  const front = `title: Shown\nslug: shown\ncategory: A\nunpublishedChanges: ${changes}`;
  await load({ ...MEDIUM, 'articles/a/shown.md': recordFile(front) });
  const made = await ended('done');
  expect([made?.refused, await countMedia()]).toEqual([[], 1]);
  await staff('POST', `operations/${made?.id}/undo`);
  expect(await ended('undone')).toMatchObject({ restored: 2, refused: [] });
  expect(await countMedia()).toBe(0);
});

test('an export has the words of a draft that is published while it is read', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const { id } = await app.createDocument('articles', buildArticle({ categoryId }));
  const { workingCopies } = app.parts.editing;
  const seen = { copyVersion: 0, articleVersion: 1 };
  const { copy } = await workingCopies.save(id, { ...seen, values: { content: 'Typed' } }, 'dana');
  const { model } = app.types.articles;
  const { find } = model;
  jest.spyOn(model, 'find').mockImplementationOnce(((...given: Parameters<typeof find>) => {
    const query = find.apply(model, given);
    const exec = query.exec.bind(query);
    query.exec = async () => {
      const found = await exec();
      const body = { copyVersion: copy?.version ?? 0, articleVersion: 1, values: {} };
      const values = { content: 'Typed' };
      await workingCopies.publish(id, { ...body, values, isPublished: true }, 'dana');
      return found;
    };
    return query;
  }) as typeof find);
  const response = await fetch(`${app.baseUrl}/api/admin/help/export`, {
    headers: { Authorization: `Bearer ${app.adminToken}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(
    Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join(''),
  ).toContain('Typed');
});
