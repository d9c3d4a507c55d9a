import { until } from '../../../scripts/testing/until';
import { connectDatabase, openDatabase } from '../../src/store/connection/openDatabase';
import { createContentVersion } from '../../src/store/database/contentVersion';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildTag } from '../factories';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

const TAGS = '/api/admin/help/tags';
// Acknowledged writes reach the secondary at the latest when it is elected.
const LAG_MS = 60_000;

let mongo: FaultyMongo;
let app: TestApp;
const others: TestApp[] = [];

beforeEach(async () => {
  mongo = await startFaultyMongo({ lagMs: LAG_MS });
  app = await createTestApp({ uri: mongo.uri });
});
afterEach(async () => {
  for (const one of [app, ...others.splice(0)]) await one.stop();
  await mongo.stop();
});

async function create() {
  const body = buildTag();
  const { status } = await app.call('POST', TAGS, { body, token: app.adminToken });
  return { status, name: body.name };
}

/** What readers get, cached or not. */
async function read(from = app) {
  const { body, headers } = await from.call<{ name: string }[]>('GET', '/api/help/tags');
  const version = Number(headers.get('x-content-version'));
  return { names: body.map(({ name }) => name), version };
}

const isReceived = (command: string, collection: string) =>
  until(() => mongo.received.some((one) => one[command] === collection));

test('reads and writes work again within seconds, with every acknowledged write', async () => {
  const before = await create();
  await mongo.stepDown();
  const after = await until(create, ({ status }) => status === 201);
  expect(after.status).toBe(201);
  const { names } = await read();
  expect(names).toEqual(expect.arrayContaining([before.name, after.name]));

  // The former primary has received the writes since then, and is elected again.
  await mongo.stepDown();
  const last = await until(create, ({ status }) => status === 201);
  expect((await read()).names).toEqual(expect.arrayContaining([after.name, last.name]));
});

test('a write without a majority is not acknowledged until it was repeated', async () => {
  mongo.received.length = 0;
  mongo.isolate();
  let isAnswered = false;
  const creating = create().finally(() => {
    isAnswered = true;
  });
  expect(await isReceived('insert', 'tags')).toBe(true);
  expect(isAnswered).toBe(false);
  await mongo.stepDown();
  const { status, name } = await creating;
  expect(status).toBe(201);
  expect((await read()).names).toContain(name);
  expect(await app.models.tags.countDocuments({ name })).toBe(1);
});

test('a content version that was rolled back hides no later write', async () => {
  const other = await createTestApp({ uri: mongo.uri });
  others.push(other);
  const { version } = await read(other);
  // A process raises the number on a primary without secondaries, and dies.
  const dying = openDatabase();
  await connectDatabase(dying, mongo.uri);
  mongo.isolate();
  const raising = createContentVersion(dying)
    .bump()
    .catch(() => undefined);
  const seen = await until(
    () => read(other),
    (one) => one.version > version,
  );
  expect(seen.version).toBeGreaterThan(version);
  await until(read, (one) => one.version === seen.version);
  await dying.close(true);
  await raising;
  await mongo.stepDown();

  const { name, status } = await until(create, (one) => one.status === 201);
  expect(status).toBe(201);
  const own = await read();
  expect(own.names).toContain(name);
  // The host and the other process only follow a number higher than the last one they saw.
  expect(own.version).toBeGreaterThan(seen.version);
  expect(
    (
      await until(
        () => read(other),
        ({ names }) => names.includes(name),
      )
    ).names,
  ).toContain(name);
});
