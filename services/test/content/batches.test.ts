import type { Operation } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildTag } from '../factories';
import { killed } from '../killed';

/** Documents that are changed in one transaction. */
const BATCH = 5;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ maxSteps: BATCH });
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

/** Adds `count` articles that have a tag. */
async function addTagged(count: number) {
  const { id, name } = await app.createDocument('tags', buildTag());
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const first = await app.createDocument('articles', buildArticle({ categoryId, tags: [name] }));
  const { collection } = app.models.articles;
  const stored = await collection.findOne({ _id: new Types.ObjectId(first.id) });
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...{ ...stored, _id: new Types.ObjectId(), slug: `${first.slug}-copy-${index}` },
  }));
  if (copies.length > 0) await collection.insertMany(copies as never);
  return { id, name };
}

const countOf = (tag: string) => app.models.articles.countDocuments({ tags: tag });

/** Ends the process's work at the `nth` article, as if it had died. */
function dieAt(nth: number) {
  const { update } = app.engine;
  let calls = 0;
  jest.spyOn(app.engine, 'update').mockImplementation((...args) => {
    calls += 1;
    return calls < nth ? update(...args) : Promise.reject(killed());
  });
}

test('a change that fits into one transaction is made as a whole or not at all', async () => {
  const tag = await addTagged(3);
  dieAt(3);
  const body = { action: 'rename', name: `${tag.name} renamed` };
  expect((await app.staff('POST', `tags/${tag.id}/apply`, body)).status).toBe(503);
  expect([await countOf(tag.name), await countOf(body.name)]).toEqual([3, 0]);
  const { operations } = await app.parts.operations.operations.list({ limit: 50 });
  expect(operations.filter(({ title }) => title.includes(body.name))).toEqual([]);
});

test('a change of more goes on after its process died, and has one undo', async () => {
  const count = BATCH + 2;
  const tag = await addTagged(count);
  dieAt(BATCH + 2);
  const body = { action: 'rename', name: `${tag.name} renamed` };
  expect((await app.staff('POST', `tags/${tag.id}/apply`, body)).status).toBe(503);
  expect([await countOf(tag.name), await countOf(body.name)]).toEqual([2, BATCH]);
  jest.restoreAllMocks();

  const { operations } = app.parts.operations;
  const find = async () =>
    (await operations.list({ limit: 50 })).operations.find(({ title }) =>
      title.includes(body.name),
    );
  expect(await find()).toMatchObject({ state: 'running', changed: BATCH });
  await operations.finishDead(Date.now() + 61_000);
  const made = await find();
  // The tag itself is one of them.
  expect(made).toMatchObject({ state: 'done', changed: count + 1, refused: [] });
  expect([await countOf(tag.name), await countOf(body.name)]).toEqual([0, count]);

  const undone = await app.staff<Operation>('POST', `operations/${made?.id}/undo`);
  expect(undone.body).toMatchObject({ state: 'undone', restored: count + 1, refused: [] });
  expect([await countOf(tag.name), await countOf(body.name)]).toEqual([count, 0]);
});

test('what gets the tag between two batches is changed, too', async () => {
  const tag = await addTagged(BATCH + 2);
  const { collection } = app.models.articles;
  const stored = await collection.findOne({ tags: tag.name });
  const late = { ...stored, _id: new Types.ObjectId(), slug: `${stored?.slug}-late` };
  const { update } = app.engine;
  let added: Promise<unknown> | undefined;
  jest.spyOn(app.engine, 'update').mockImplementation((...args) => {
    // It has its turn after the transaction that is open.
    added ??= collection.insertOne(late as never);
    return update(...args);
  });
  const body = { action: 'rename', name: `${tag.name} renamed` };
  const made = await app.staff<Operation>('POST', `tags/${tag.id}/apply`, body);
  await added;
  const count = BATCH + 2 + 2;
  expect(made.body).toMatchObject({ state: 'done', total: count, changed: count });
  expect([await countOf(tag.name), await countOf(body.name)]).toEqual([0, BATCH + 3]);
});

test('an undo that fails by itself ends, and can be tried again', async () => {
  const tag = await addTagged(2 * BATCH);
  const body = { action: 'rename', name: `${tag.name} renamed` };
  const made = (await app.staff<Operation>('POST', `tags/${tag.id}/apply`, body)).body;
  const { update } = app.engine;
  let calls = 0;
  jest.spyOn(app.engine, 'update').mockImplementation((...args) => {
    calls += 1;
    return calls < BATCH + 2 ? update(...args) : Promise.reject(new TypeError('unforeseen'));
  });
  const undo = () => app.staff<Operation>('POST', `operations/${made.id}/undo`);
  const failed = (await undo()).body;
  const count = 2 * BATCH + 1;
  expect(failed).toMatchObject({ state: 'done', restored: BATCH, changed: count - BATCH });
  expect(failed.canUndo).toBe(true);
  jest.restoreAllMocks();
  expect((await undo()).body).toMatchObject({ state: 'undone', restored: count, changed: 0 });
  expect(await countOf(tag.name)).toBe(2 * BATCH);
});

test('a change that cannot be finished keeps no other from its end', async () => {
  const tags = [await addTagged(BATCH + 1), await addTagged(BATCH + 1)];
  for (const { id, name } of tags) {
    dieAt(BATCH + 1);
    await app.staff('POST', `tags/${id}/apply`, { action: 'rename', name: `${name} anew` });
    jest.restoreAllMocks();
  }
  jest.spyOn(app.engine, 'update').mockRejectedValueOnce(killed());
  const { operations } = app.parts.operations;
  await expect(operations.finishDead(Date.now() + 61_000)).rejects.toThrow('killed');
  const left = [await countOf(tags[0]?.name ?? ''), await countOf(tags[1]?.name ?? '')];
  expect(left.sort()).toEqual([0, 1]);
});
