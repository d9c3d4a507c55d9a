import { until } from '../../../scripts/testing/until';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildTag } from '../factories';
import type { Fault } from '../faultyMongo/Faults';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

let mongo: FaultyMongo;
let app: TestApp;

beforeAll(async () => {
  mongo = await startFaultyMongo();
  app = await createTestApp({ uri: mongo.uri });
});
afterAll(async () => {
  await app.stop();
  await mongo.stop();
});
afterEach(async () => {
  expect(mongo.faults.left).toBe(0);
  mongo.faults.clear();
  await untilHealthy();
});

const TAGS = '/api/admin/help/tags';
const UNKNOWN = 'We don’t know if this was saved. Please check before you try again.';
const NOT_SAVED = 'The service is temporarily unavailable';

/** After some faults the driver looks for the primary again, which takes a moment. */
const untilHealthy = () =>
  until(
    () => app.call('GET', TAGS, { token: app.adminToken }),
    ({ status }) => status === 200,
  );

async function create() {
  const body = buildTag();
  const answer = await app.call<{ message: string }>('POST', TAGS, { body, token: app.adminToken });
  return { ...answer, name: body.name };
}

/** What readers get, cached or not. */
async function publicNames() {
  const { body } = await app.call<{ name: string }[]>('GET', '/api/help/tags');
  return body.map(({ name }) => name);
}

/** What saves is the commit: before it, a write can be undone. */
const COMMIT = { command: 'commitTransaction' };

const cut = (when: 'before' | 'after'): Fault => ({ kind: 'cut', when });

test.each<[string, Fault, number]>([
  ['ShutdownInProgress', { kind: 'error', code: 91 }, 1],
  ['PrimarySteppedDown', { kind: 'error', code: 189 }, 1],
  ['InterruptedAtShutdown', { kind: 'error', code: 11_600 }, 1],
  ['InterruptedDueToReplStateChange', { kind: 'error', code: 11_602 }, 1],
  ['MaxTimeMSExpired', { kind: 'error', code: 50 }, 1],
  ['one that was repeated', { kind: 'error', code: 10_107, labels: ['RetryableWriteError'] }, 2],
  ['a connection cut before, twice', cut('before'), 2],
])('a create that ends with %s may have been made', async (_name, fault, times) => {
  mongo.faults.inject(COMMIT, fault, times);
  const { status, body, headers } = await create();
  expect({ status, message: body.message }).toEqual({ status: 503, message: UNKNOWN });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each<[string, Fault, number]>([
  ['WriteConcernTimeout', { kind: 'writeConcernError', code: 64 }, 1],
  ['UnsatisfiableWriteConcern', { kind: 'writeConcernError', code: 100 }, 1],
  ['PrimarySteppedDown', { kind: 'writeConcernError', code: 189 }, 1],
  ['a connection cut after it, twice', cut('after'), 2],
])('a create that was made and ends with %s is shown to readers', async (_name, fault, times) => {
  await publicNames();
  mongo.faults.inject(COMMIT, fault, times);
  const { status, body, name } = await create();
  expect({ status, message: body.message }).toEqual({ status: 503, message: UNKNOWN });
  expect(await publicNames()).toContain(name);
});

test('a server that is not the primary has saved nothing', async () => {
  mongo.faults.inject(COMMIT, { kind: 'error', code: 10_107 });
  const { status, body, name } = await create();
  expect({ status, message: body.message }).toEqual({ status: 503, message: NOT_SAVED });
  await untilHealthy();
  expect(await publicNames()).not.toContain(name);
});

test.each([
  ['insert', 'tags'],
  ['findAndModify', 'state'],
  ['commitTransaction', 1],
])('one connection that is cut at %s %s costs nothing: it is asked again', async (command, of) => {
  const target = command === 'commitTransaction' ? COMMIT : { command, collection: String(of) };
  mongo.faults.inject(target, cut('after'));
  const { status, name } = await create();
  expect(status).toBe(201);
  expect(await app.models.tags.countDocuments({ name })).toBe(1);
});

test.each<[string, Fault]>([
  ['refused', { kind: 'error', code: 96 }],
  ['ended by a shutdown', { kind: 'error', code: 91 }],
  ['ended by a change of primary', { kind: 'error', code: 10_107 }],
])('a write of a transaction that is %s saves nothing', async (_name, fault) => {
  mongo.faults.inject({ command: 'insert', collection: 'auditEntries' }, fault);
  const { status, body, name } = await create();
  expect({ status, message: body.message }).toEqual({ status: 503, message: NOT_SAVED });
  await untilHealthy();
  expect(await publicNames()).not.toContain(name);
  expect(await app.models.tags.countDocuments({ name })).toBe(0);
});

test('the database gives up on a question before the API gives up on the database', async () => {
  await app.call('GET', TAGS, { token: app.adminToken });
  const question = mongo.received.findLast(({ find }) => find === 'tags');
  const { socketTimeoutMS } = app.connection.getClient().options;
  expect(Number(question?.maxTimeMS)).toBeGreaterThan(0);
  expect(Number(question?.maxTimeMS)).toBeLessThan(socketTimeoutMS);
});

test.each([91, 189, 10_107, 11_600, 13_435])('reading that fails with %i is 503', async (code) => {
  mongo.faults.inject({ command: 'find', collection: 'tags' }, { kind: 'error', code }, 2);
  const { status, body } = await app.call<{ message: string }>('GET', TAGS, {
    token: app.adminToken,
  });
  expect({ status, message: body.message }).toEqual({ status: 503, message: NOT_SAVED });
});

test('a form whose key is taken, though nothing is found under it, is given up', async () => {
  const taken: Fault = { kind: 'error', code: 11_000 };
  mongo.faults.inject({ command: 'insert', collection: 'submissions' }, taken, 5);
  const answer = await app.call('POST', '/api/newsletter', { body: { email: 'a@shop.example' } });
  expect(answer.status).toBe(503);
});

test('writes that no majority confirms are given up, and what they held is free again', async () => {
  const posts = 16;
  mongo.faults.inject(
    { command: 'insert', collection: 'submissions' },
    { kind: 'noMajority' },
    posts,
  );
  const answers = await Promise.all(
    Array.from({ length: posts }, (_, index) =>
      app.call<{ message: string }>('POST', '/api/newsletter', {
        body: { email: `reader${index}@shop.example` },
      }),
    ),
  );
  for (const { status, body } of answers) {
    expect({ status, message: body.message }).toEqual({ status: 503, message: UNKNOWN });
  }
  expect((await app.call('GET', '/api/help/categories')).status).toBe(200);
});

test('an article whose former versions cannot be kept is not saved', async () => {
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const { id } = await app.createDocument('articles', buildArticle({ categoryId }));
  const path = `/api/admin/help/articles/${id}`;
  const keeping = { command: 'update', collection: 'versions' };
  mongo.faults.inject(keeping, { kind: 'error', code: 13_435 }, 2);
  const before = await app.call('GET', path, { token: app.adminToken });
  const body = { title: 'Not saved' };
  const put = () => app.call('PUT', path, { body, token: app.adminToken });
  expect(await put()).toMatchObject({ status: 503, body: { message: NOT_SAVED } });
  await untilHealthy();
  expect(await put()).toMatchObject({ status: 503, body: { message: NOT_SAVED } });
  await untilHealthy();
  const stored = await app.call('GET', path, { token: app.adminToken });
  expect(stored.body).toEqual(before.body);
});

function silence() {
  let free: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    free = resolve;
  });
  return { end, free };
}

test('whoever writes when the database goes away is told that the outcome is unknown', async () => {
  const { end, free } = silence();
  mongo.faults.inject(COMMIT, { kind: 'hold', until: end });
  const writing = create();
  mongo.faults.inject({ command: 'find', collection: 'state' }, { kind: 'hold', until: end });
  const { status, body } = await writing;
  expect({ status, message: body.message }).toEqual({ status: 503, message: UNKNOWN });
  const reading = await app.call<{ message: string }>('GET', TAGS, { token: app.adminToken });
  expect(reading).toMatchObject({ status: 503, body: { message: NOT_SAVED } });
  free();
});

test('a server that does not answer at all is given up, too', async () => {
  const { end, free } = silence();
  mongo.faults.inject(COMMIT, { kind: 'hold', until: end }, 2);
  const { status, body } = await create();
  expect({ status, message: body.message }).toEqual({ status: 503, message: UNKNOWN });
  free();
});
