import { createTestApp, type TestApp } from '../createTestApp';
import { buildTag } from '../factories';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

const LAG_MS = 3_000;

let mongo: FaultyMongo;
let app: TestApp;

beforeAll(async () => {
  mongo = await startFaultyMongo({ lagMs: LAG_MS });
  const weak = 'readPreference=secondary&readConcernLevel=available&w=1&journal=false';
  app = await createTestApp({ uri: `${mongo.uri}&${weak}&retryWrites=false` });
});
afterAll(async () => {
  await app.stop();
  await mongo.stop();
});

test('whatever the URI says, what was written is read at once, and written to a majority', async () => {
  const token = await app.signIn('editor');
  expect((await app.call('GET', '/api/admin/me', { token })).status).toBe(200);
  expect((await app.call('GET', '/api/help/tags')).body).toEqual([]);
  const body = buildTag();
  const created = await app.call('POST', '/api/admin/help/tags', { body, token });
  expect((await app.call('GET', `/api/admin/help/tags/${created.body.id}`, { token })).status).toBe(
    200,
  );
  expect((await app.call('GET', '/api/help/tags')).body).toMatchObject([{ name: body.name }]);

  const insert = mongo.received.findIndex((command) => command.insert === 'tags');
  const commit = mongo.received.slice(insert).find((command) => command.commitTransaction);
  expect(commit).toMatchObject({
    writeConcern: { w: 'majority', j: true },
    txnNumber: expect.anything(),
  });
});
