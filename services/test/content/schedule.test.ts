import type { Article, WorkingCopy } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { runUpkeep } from '../../src/runParts';
import { createTestApp, startTestDatabase, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildUser } from '../factories';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let app: TestApp;
/** A second process of the API. */
let other: TestApp;
let categoryId: string;
const logged: { msg: string; err?: { message: string } }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  const write = (line: string) => void logged.push(JSON.parse(line));
  app = await createTestApp({ uri: database.uri, log: pino({ level: 'warn' }, { write }) });
  other = await createTestApp({ uri: database.uri });
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await database.stop();
});

const ARTICLES = '/api/admin/help/articles';
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const send = <Body = WorkingCopy>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, ARTICLES + path, { body, token: app.adminToken });
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const read = async (id: string) => (await send('GET', `/${id}/working-copy`)).body;
const run = () =>
  Promise.all([app.parts.editing.schedule.run(), other.parts.editing.schedule.run()]);

/** Sets times on the article as it is, and answers it. */
async function schedule(id: string, times: { publishAt?: string; unpublishAt?: string }) {
  const { article, copy } = await read(id);
  const seen = { copyVersion: copy?.version ?? 0, articleVersion: article.version };
  const { publishAt = null, unpublishAt = null } = article;
  const former = { publishAt, unpublishAt };
  const body = { ...seen, former, publishAt: null, unpublishAt: null, ...times };
  return send('PUT', `/${id}/schedule`, body);
}

/** Lets the scheduled times pass. */
const pass = (id: string, names: readonly string[]) =>
  app.types.articles.model.updateOne(
    { _id: id },
    { $set: Object.fromEntries(names.map((name) => [name, new Date(Date.now() - 1_000)])) },
  );

async function keep({ id, version }: Article, values: object, copyVersion = 0) {
  const body = { copyVersion, articleVersion: version, values };
  const answer = await send('PUT', `/${id}/working-copy`, body);
  expect(answer.status).toBe(200);
  return answer.body.copy?.version ?? 0;
}

test('a draft is published and unpublished when its time has come, by one of two processes', async () => {
  const { id, version } = await addArticle({ isPublished: false });
  const [publishAt, unpublishAt] = [hours(1), hours(2)];
  const planned = await schedule(id, { publishAt, unpublishAt });
  expect(planned.body.article).toMatchObject({ version, publishAt, unpublishAt });
  await run();
  expect((await read(id)).article.isPublished).toBe(false);
  await pass(id, ['publishAt']);
  await run();
  const published = { isPublished: true, version: 2, savedBy: 'editor', publishAt: null };
  expect((await read(id)).article).toMatchObject({ ...published, unpublishAt });
  await pass(id, ['unpublishAt']);
  await run();
  const ended = { isPublished: false, version: 3, unpublishAt: null };
  expect((await read(id)).article).toMatchObject(ended);
});

test('times that passed while nothing ran are caught up', async () => {
  const { id } = await addArticle({ isPublished: false });
  await schedule(id, { publishAt: hours(1), unpublishAt: hours(2) });
  await pass(id, ['publishAt', 'unpublishAt']);
  await runUpkeep(other.list);
  const { article } = await read(id);
  expect(article).toMatchObject({ isPublished: false, version: 3, publishAt: null });
  expect(article.publishedAt).not.toBeNull();
});

test('what was seen when it was scheduled is published, and what was typed since is kept', async () => {
  const article = await addArticle({ summary: 'Before', tags: ['one'] });
  const version = await keep(article, { title: 'Planned' });
  await schedule(article.id, { publishAt: hours(1) });
  const typed = { title: 'Planned', summary: 'Half a sen' };
  const copyVersion = await keep(article, typed, version);
  await pass(article.id, ['publishAt']);
  await run();
  const after = await read(article.id);
  expect(after).toMatchObject({
    article: { title: 'Planned', summary: 'Before', publishAt: null },
    copy: { values: { title: 'Planned', summary: 'Half a sen' } },
  });
  // Who was typing goes on without a conflict.
  await keep(article, { ...typed, summary: 'Half a sentence' }, copyVersion);
});

test('an editor with an open draft takes nothing back of what another wrote before it was published', async () => {
  const article = await addArticle({ tags: ['one'] });
  const planned = await keep(article, { title: 'Planned' });
  await schedule(article.id, { publishAt: hours(1) });
  const copyVersion = await keep(article, { title: 'Planned', summary: 'Half a sen' }, planned);
  await send('PUT', `/${article.id}`, { tags: ['two'] });
  await pass(article.id, ['publishAt']);
  await run();
  // The editor sends all fields.
  const values = { title: 'Planned', summary: 'Half a sentence', tags: ['one'] };
  const body = { copyVersion, articleVersion: article.version, values };
  const late = await send('PUT', `/${article.id}/working-copy`, body);
  expect(late).toMatchObject({
    status: 409,
    body: { current: { copy: { values: { summary: 'Half a sen', tags: ['two'] } } } },
  });
  expect((await read(article.id)).article).toMatchObject({ title: 'Planned', tags: ['two'] });
});

test('whoever ends the schedule while it is being carried out has ended it', async () => {
  const { id } = await addArticle({ isPublished: false });
  await schedule(id, { publishAt: hours(1) });
  await pass(id, ['publishAt']);
  const { hooks } = app.types.articles;
  const { beforehand } = hooks;
  jest.spyOn(hooks, 'beforehand').mockImplementationOnce(async (...write) => {
    expect((await schedule(id, {})).status).toBe(200);
    return beforehand?.(...write) as never;
  });
  await app.parts.editing.schedule.run();
  expect((await read(id)).article).toMatchObject({ isPublished: false, publishAt: null });
});

test('a text that is scheduled anew while the former is being published is the one that is published', async () => {
  const article = await addArticle();
  const version = await keep(article, { content: 'A lamp.' });
  await schedule(article.id, { publishAt: hours(1) });
  await pass(article.id, ['publishAt']);
  const { hooks } = app.types.articles;
  const { beforehand } = hooks;
  jest.spyOn(hooks, 'beforehand').mockImplementationOnce(async (...write) => {
    await keep(article, { content: 'A heater.' }, version);
    const { publishAt } = (await read(article.id)).article;
    expect((await schedule(article.id, { publishAt: String(publishAt) })).status).toBe(200);
    return beforehand?.(...write) as never;
  });
  await app.parts.editing.schedule.run();
  await app.parts.editing.schedule.run();
  const { article: published, copy } = await read(article.id);
  expect(published).toMatchObject({ content: 'A heater.', publishAt: null });
  expect(copy).toBeNull();
});

test('what happens at its time is recorded as done by whoever scheduled it', async () => {
  const { id } = await addArticle({ isPublished: false });
  await schedule(id, { publishAt: hours(1), unpublishAt: hours(2) });
  await pass(id, ['publishAt', 'unpublishAt']);
  await run();
  const [unpublished, published] = await app.parts.audit.export({ record: id });
  const who = { by: 'editor', address: null, outcome: 'done' };
  expect(published).toMatchObject({
    ...{ ...who, action: 'Published the article on schedule' },
    ...{ before: { isPublished: false }, after: { isPublished: true } },
  });
  expect(unpublished).toMatchObject({
    ...{ ...who, action: 'Unpublished the article on schedule' },
    ...{ before: { isPublished: true }, after: { isPublished: false } },
  });
});

test.each(['publishAt', 'unpublishAt'] as const)(
  'nothing happens by the %s of a deactivated account, and staff see why',
  async (name) => {
    const { username } = await app.createDocument('users', buildUser());
    const isPublished = name === 'unpublishAt';
    const { id } = await addArticle({ isPublished });
    const none = { publishAt: null, unpublishAt: null };
    const seen = { copyVersion: 0, articleVersion: 1, former: none };
    const wanted = { ...seen, ...none, [name]: hours(1) };
    await app.parts.editing.workingCopies.schedule(id, wanted, username);
    await app.models.users.updateOne({ username }, { $set: { isActive: false } });
    await pass(id, [name]);
    await run();
    await run();
    const reason = `the account “${username}”, which scheduled it, is no longer active`;
    const { article } = await read(id);
    expect(article).toMatchObject({
      ...{ isPublished, version: 1, [name]: expect.any(String) },
      scheduleCanceled: expect.stringContaining(reason),
    });
    const refused = await app.parts.audit.export({ record: id, outcome: 'refused' });
    expect(refused).toMatchObject([
      { by: username, after: { scheduleCanceled: article.scheduleCanceled } },
    ]);
    const again = await schedule(id, { [name]: hours(1) });
    expect(again.body.article).toMatchObject({ scheduleCanceled: '' });
    await pass(id, [name]);
    await run();
    expect((await read(id)).article).toMatchObject({ isPublished: !isPublished, [name]: null });
  },
);

test('a conflict holds the publishing up until somebody has merged', async () => {
  const article = await addArticle();
  await keep(article, { title: 'Planned' });
  await schedule(article.id, { publishAt: hours(1) });
  await send('PUT', `/${article.id}`, { title: 'Changed meanwhile' });
  await pass(article.id, ['publishAt']);
  await run();
  const { article: held, copy } = await read(article.id);
  expect(held).toMatchObject({ title: 'Changed meanwhile', publishAt: expect.any(String) });
  const merged = await send('POST', `/${article.id}/working-copy/publish`, {
    ...{ copyVersion: copy?.version, articleVersion: held.version },
    ...{ isPublished: true, values: { title: 'Merged' } },
  });
  expect(merged.body.article).toMatchObject({ title: 'Merged', publishAt: null });
});

test('whoever publishes or unpublishes by hand ends the schedule', async () => {
  const { id } = await addArticle();
  await schedule(id, { unpublishAt: hours(1) });
  await send('POST', '/bulk', { action: 'unpublish', ids: [id] });
  expect((await read(id)).article).toMatchObject({ isPublished: false, unpublishAt: null });
  await schedule(id, { publishAt: hours(1), unpublishAt: hours(2) });
  await send('PUT', `/${id}`, { isPublished: true });
  const { publishAt, unpublishAt } = (await read(id)).article;
  expect([publishAt, unpublishAt]).toEqual([null, expect.any(String)]);
});

test('refuses an end before the start, and what somebody else has changed', async () => {
  const { id, version } = await addArticle({ isPublished: false });
  const refused = await schedule(id, { publishAt: hours(2), unpublishAt: hours(1) });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { fields: { unpublishAt: 'Must be after it is published' } } },
  });
  await send('PUT', `/${id}`, { title: 'Another' });
  const seen = { copyVersion: 0, articleVersion: version };
  const stale = { ...seen, publishAt: hours(1), unpublishAt: null };
  expect((await send('PUT', `/${id}/schedule`, stale)).status).toBe(409);
});

test('two who set times at once: the second is told, and replaces only what was seen', async () => {
  const { id, version } = await addArticle({ isPublished: false });
  const [theirs, mine] = [hours(1), hours(2)];
  const body = { copyVersion: 0, articleVersion: version, publishAt: theirs, unpublishAt: null };
  expect((await send('PUT', `/${id}/schedule`, body)).status).toBe(200);
  const blind = await send('PUT', `/${id}/schedule`, { ...body, publishAt: mine });
  expect(blind).toMatchObject({
    status: 409,
    body: { current: { article: { publishAt: theirs } } },
  });
  expect((await read(id)).article.publishAt).toBe(theirs);
  const former = { publishAt: theirs, unpublishAt: null };
  const knowing = await send('PUT', `/${id}/schedule`, { ...body, publishAt: mine, former });
  expect(knowing.body.article.publishAt).toBe(mine);
});

describe('the undo of publishing and unpublishing many', () => {
  const act = async (action: string, id: string) =>
    (await send<{ operationId: string }>('POST', '/bulk', { action, ids: [id] })).body.operationId;
  const undo = async (operationId: string) => {
    const path = `/api/admin/help/operations/${operationId}/undo`;
    expect((await app.call('POST', path, { token: app.adminToken })).status).toBe(200);
  };
  const times = async (id: string) => {
    const { isPublished, publishAt, unpublishAt } = (await read(id)).article;
    return { isPublished, publishAt, unpublishAt };
  };

  test('brings back the schedule that it ended, with the changes that it was made with', async () => {
    const { id } = await addArticle({ isPublished: false });
    const wanted = { publishAt: hours(1), unpublishAt: hours(2) };
    await schedule(id, wanted);
    const operationId = await act('publish', id);
    expect(await times(id)).toEqual({ ...wanted, isPublished: true, publishAt: null });
    await undo(operationId);
    expect(await times(id)).toEqual({ ...wanted, isPublished: false });
    const stored = await app.models.articles.findById(id).lean();
    expect(stored?.scheduledBy).toBe('editor');

    const other = (await addArticle()).id;
    const unpublishAt = hours(3);
    await schedule(other, { unpublishAt });
    const unpublishing = await act('unpublish', other);
    await undo(unpublishing);
    expect(await times(other)).toMatchObject({ isPublished: true, unpublishAt });
  });

  test('leaves out a time that has passed, and what was scheduled anew', async () => {
    const { id } = await addArticle();
    await schedule(id, { unpublishAt: hours(1) });
    const operationId = await act('unpublish', id);
    await app.connection
      .collection('operationSteps')
      .updateMany(
        { documentId: new Types.ObjectId(id), state: 'done' },
        { $set: { 'schedule.unpublishAt': new Date(Date.now() - 1) } },
      );
    await undo(operationId);
    expect(await times(id)).toMatchObject({ isPublished: true, unpublishAt: null });

    await schedule(id, { unpublishAt: hours(1) });
    const again = await act('unpublish', id);
    await schedule(id, { publishAt: hours(5) });
    await undo(again);
    expect(await times(id)).toEqual({ isPublished: true, publishAt: null, unpublishAt: null });
  });
});

test('an article that cannot be published keeps no other from its time', async () => {
  const bad = await addArticle({ isPublished: false });
  const good = await addArticle({ isPublished: false });
  const ends = await addArticle();
  for (const { id } of [bad, good]) {
    await schedule(id, { publishAt: hours(1) });
    await pass(id, ['publishAt']);
  }
  await schedule(ends.id, { unpublishAt: hours(1) });
  await pass(ends.id, ['unpublishAt']);
  const { update } = app.engine;
  const failing = jest
    .spyOn(app.engine, 'update')
    .mockImplementation((key, id, ...rest) =>
      id === bad.id ? Promise.reject(new TypeError('unforeseen')) : update(key, id, ...rest),
    );
  await expect(app.parts.editing.schedule.run()).rejects.toThrow('unforeseen');
  const isPublished = async ({ id }: Article) => (await read(id)).article.isPublished;
  expect(await Promise.all([bad, good, ends].map(isPublished))).toEqual([false, true, false]);
  failing.mockRestore();
  await run();
  expect(await isPublished(bad)).toBe(true);
});

test('a run that fails is logged, and the next one follows', async () => {
  const { editing } = app.parts;
  const failing = jest.spyOn(editing.schedule, 'run').mockRejectedValue(new Error('no space left'));
  const started = jest.spyOn(globalThis, 'setInterval');
  editing.start();
  const [runSchedule] = started.mock.lastCall ?? [];
  started.mockRestore();
  runSchedule?.();
  const failures = () => logged.filter(({ msg }) => msg === 'the schedule failed');
  await until(() => failures().length === 1);
  expect(failures()).toMatchObject([{ err: { message: 'no space left' } }]);
  runSchedule?.();
  await until(() => failures().length === 2);
  editing.stop();
  failing.mockRestore();
});
