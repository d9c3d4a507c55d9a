import {
  mediaAddress,
  type Operation,
  type OperationList,
  type TrashList,
} from '@pressline/shared-api';
import { strToU8 } from 'fflate';
import { until } from '../../../scripts/testing/until';
import { fileHash } from '../../src/content/media/prepareMedia';
import { createTestApp, startTestDatabase, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildFaq } from '../factories';
import { importFiles, recordFile } from '../importFiles';
import { killed } from '../killed';

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

const load = (files: Record<string, Uint8Array>, into = app) => importFiles(into, files);

const latest = async () =>
  (await app.staff<OperationList>('GET', 'operations?kind=import&limit=1')).body.operations[0];
const ended = (state: Operation['state']) => until(latest, (one) => one?.state === state);

async function undo() {
  const { status } = await app.staff('POST', `operations/${(await latest())?.id}/undo`);
  expect(status).toBe(200);
  return ended('undone');
}

const counts = () => {
  const { articles, categories, tags, faqs } = app.models;
  return Promise.all([articles, categories, tags, faqs].map((model) => model.countDocuments()));
};

const CSV = 'sheet,press\n1,2\n';
const HASH = fileHash(Buffer.from(CSV));
const MEDIUM = `media/${HASH}/list.csv`;
const ADDRESS = mediaAddress({ hash: HASH, name: 'list.csv', width: null, height: null });
const media = () => app.connection.collection('media').find().toArray();

/** Documents of each kind, and what each step of an import can do. */
async function prepare() {
  const { createDocument } = app;
  const { id: categoryId } = await createDocument('categories', buildCategory({ name: 'Old' }));
  const faq = await createDocument('faqs', buildFaq({ question: 'Kept?', answer: 'Before.' }));
  const gone = await createDocument('faqs', buildFaq({ question: 'Gone?', answer: 'Before.' }));
  await app.engine.remove('faqs', gone.id);
  const own = await createDocument('articles', buildArticle({ categoryId, slug: 'own' }));
  const files = {
    [MEDIUM]: strToU8(CSV),
    'categories/new.md': recordFile('name: New'),
    'tags.yaml': strToU8('- name: fresh\n'),
    'faqs/kept.md': recordFile(`id: ${faq.id}\nquestion: Kept?`, 'After.'),
    'faqs/gone.md': recordFile(`id: ${gone.id}\nquestion: Gone?`, 'After.'),
    'articles/new/first.md': recordFile(
      'title: First\nslug: first\ncategory: New\nrelated: [own]',
      `[List](${ADDRESS})`,
    ),
    'articles/old/own.md': recordFile(
      `id: ${own.id}\ntitle: ${own.title}\nrelated: [first]`,
      own.content,
    ),
  };
  return { files, faq, gone, own };
}

const pinsOf = async (id: string) =>
  (await app.parts.editing.pins.read(id)).pins.map(({ slug }) => slug);

test('one undo removes what an import has made, and restores what it has changed', async () => {
  const { files, faq, gone, own } = await prepare();
  const before = await counts();
  const answer = await load(files);
  expect(answer).toMatchObject({ status: 200, body: { errors: [], media: 1 } });
  expect(await ended('done')).toMatchObject({ total: 7, changed: 7, refused: [], canUndo: true });
  expect(await media()).toMatchObject([{ hash: HASH }]);
  expect(await pinsOf(own.id)).toEqual(['first']);
  const read = async (id: string) =>
    (await app.staff<{ answer: string }>('GET', `faqs/${id}`)).body;
  expect(await read(faq.id)).toMatchObject({ answer: 'After.' });
  expect(await read(gone.id)).toMatchObject({ answer: 'After.' });

  expect(await undo()).toMatchObject({ restored: 7, changed: 0, refused: [], canUndo: false });
  expect(await counts()).toEqual(before);
  expect(await media()).toEqual([]);
  const { entries } = (await app.staff<TrashList>('GET', 'trash?resource=media')).body;
  expect(entries).toMatchObject([{ title: 'list.csv' }]);
  expect(await pinsOf(own.id)).toEqual([]);
  expect(await read(faq.id)).toMatchObject({ answer: 'Before.' });
  const back = await app.staff<{ answer: string }>('POST', `faqs/${gone.id}/restore`);
  expect(back.body).toMatchObject({ answer: 'Before.' });
});

test('an undo leaves what was edited since, and what that needs', async () => {
  const { files, faq, own } = await prepare();
  await load(files);
  await ended('done');
  const first = await app.models.articles.findOne({ slug: 'first' }).lean();
  const id = String(first?._id);
  const values = { title: 'Typed since' };
  const seen = { copyVersion: 0, articleVersion: Number(first?.version) };
  await app.parts.editing.workingCopies.save(id, { ...seen, values }, 'dana');
  await app.staff('PUT', `faqs/${faq.id}`, { answer: 'Edited.' });
  await app.parts.editing.pins.write(own.id, []);

  const undone = await undo();
  const reasons = Object.fromEntries(
    (undone?.refused ?? []).map(({ title, message }) => [title, message]),
  );
  expect(reasons).toEqual({
    'list.csv': 'It is used in “First”',
    New: 'The category still has 1 article',
    'Kept?': 'Changed by editor since',
    First: 'It has new unpublished changes',
    [own.title]: 'Another editor changed the related articles',
  });
  expect(await app.models.articles.exists({ _id: id })).toBeTruthy();
  expect((await app.staff('GET', `faqs/${faq.id}`)).body).toMatchObject({ answer: 'Edited.' });
  expect(await media()).toHaveLength(1);
});

test('a file that other content shows stays, also what is in the trash', async () => {
  const { files } = await prepare();
  await load(files);
  await ended('done');
  const answer = `[List](${ADDRESS})`;
  const { id } = await app.createDocument('faqs', buildFaq({ question: 'Shown?', answer }));
  await app.engine.remove('faqs', id);
  const message = 'It is used in the deleted “Shown?”';
  expect(await undo()).toMatchObject({ refused: [{ title: 'list.csv', message }] });
  expect(await media()).toHaveLength(1);
});

/** Files of so many new articles. */
const articles = (count: number) =>
  Object.fromEntries([
    ['categories/a.md', recordFile('name: A')],
    ...Array.from({ length: count - 1 }, (_, at) => [
      `articles/a/${at}.md`,
      recordFile(`title: Article ${at}\nslug: article-${at}\ncategory: A`),
    ]),
  ]);

test('a large import goes on after its process died, says how far it is, and has one undo', async () => {
  const count = 2 * BATCH + 1;
  const { create } = app.engine;
  let calls = 0;
  jest.spyOn(app.engine, 'create').mockImplementation((...given) => {
    calls += 1;
    return calls < BATCH + 3 ? create(...given) : Promise.reject(killed());
  });
  const { body } = await load(articles(count));
  expect(body.operation).toMatchObject({ state: 'running', total: count });
  await until(() => calls === BATCH + 3);
  expect(await latest()).toMatchObject({ state: 'running', total: count, changed: BATCH });
  expect(await app.models.articles.countDocuments()).toBe(BATCH - 1);
  expect((await load({ 'tags.yaml': strToU8('- name: meanwhile\n') })).status).toBe(409);
  const early = await app.staff('POST', `operations/${body.operation?.id}/undo`);
  expect(early).toMatchObject({ status: 409, body: { message: /in progress/ } });

  jest.restoreAllMocks();
  await until(async () => {
    await app.parts.operations.operations.finishDead(Date.now() + 61_000);
    return (await latest())?.state === 'done';
  });
  expect(await latest()).toMatchObject({ state: 'done', total: count, changed: count });
  const [shelf] = await app.models.categories.find().lean();
  expect(shelf?.articleCount).toBe(count - 1);

  expect(await undo()).toMatchObject({ restored: count, refused: [] });
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

test('an import that fails by itself ends, with what it has done, and can be undone', async () => {
  const { create } = app.engine;
  let calls = 0;
  jest.spyOn(app.engine, 'create').mockImplementation((...given) => {
    calls += 1;
    return calls < BATCH + 3 ? create(...given) : Promise.reject(new TypeError('unforeseen'));
  });
  const count = 2 * BATCH + 1;
  await load(articles(count));
  const operation = await ended('done');
  const message = 'Not done: an unexpected error ended this change';
  expect(operation).toMatchObject({ total: count, changed: BATCH, canUndo: true });
  expect(operation?.refused).toHaveLength(count - BATCH);
  expect(operation?.refused[0]).toMatchObject({ message });
  jest.restoreAllMocks();
  expect(await load({ 'tags.yaml': strToU8('- name: next\n') })).toMatchObject({ status: 200 });
  await ended('done');
  const undo = () => app.staff<Operation>('POST', `operations/${operation?.id}/undo`);
  const find = async () =>
    (await app.staff<OperationList>('GET', 'operations')).body.operations.find(
      ({ id }) => id === operation?.id,
    );

  expect((await undo()).status).toBe(200);
  expect(await until(find, (one) => one?.state === 'undone')).toMatchObject({ restored: BATCH });
  expect(await app.models.articles.countDocuments()).toBe(0);
});

test('a process that stops ends after the present batch, and another one goes on', async () => {
  const database = await startTestDatabase();
  const one = await createTestApp({ uri: database.uri, maxSteps: BATCH });
  const { create } = one.engine;
  let calls = 0;
  let stopped: Promise<void> | undefined;
  jest.spyOn(one.engine, 'create').mockImplementation((...given) => {
    calls += 1;
    if (calls === BATCH + 1) stopped = one.parts.operations.stop();
    return create(...given);
  });
  await load(articles(3 * BATCH), one);
  await until(() => stopped !== undefined);
  await stopped;
  await one.stop();
  const two = await createTestApp({ uri: database.uri });
  const { operations } = two.parts.operations;
  const list = async () => (await operations.list({ limit: 1 })).operations;
  expect(await list()).toMatchObject([{ state: 'running', changed: 2 * BATCH }]);
  await operations.finishDead();
  expect(await list()).toMatchObject([{ state: 'done', changed: 3 * BATCH }]);
  await two.stop();
  await database.stop();
});

test('a file whose bytes are gone is refused, and no other', async () => {
  const { files } = await prepare();
  const { library } = app.parts.media;
  const { put } = library;
  jest.spyOn(library, 'put').mockImplementation(async (...given) => {
    const medium = await put(...given);
    await library.removeLeftovers(new Date(Date.now() + 1_000));
    return medium;
  });
  await load(files);
  const message = 'This file is no longer stored. Please upload it again.';
  expect(await ended('done')).toMatchObject({ refused: [{ title: 'list.csv', message }] });
});
