import { createMemoryLimit } from '../../src/http/limits/createLimit';
import { createTestApp, startTestDatabase, type TestApp } from '../createTestApp';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let apps: TestApp[];

beforeAll(async () => {
  database = await startTestDatabase();
  apps = [];
  for (let count = 0; count < 2; count += 1) {
    apps.push(await createTestApp({ uri: database.uri, rateLimitScale: 1 }));
  }
});
afterAll(async () => {
  for (const app of apps) await app.stop();
  await database.stop();
});

/** Calls both apps in turn, all at once, and counts the answers by status. */
async function callBoth(times: number, path: string, body: (index: number) => unknown) {
  const calls = Array.from({ length: times }, (_, index) =>
    apps[index % 2]?.call('POST', path, { body: body(index) }),
  );
  const statuses = (await Promise.all(calls)).map((answer) => answer?.status);
  return (status: number) => statuses.filter((one) => one === status).length;
}

test('guesses at a password count on all instances together, however parallel', async () => {
  const guess = (index: number) => ({ username: 'editor', password: `wrong-${index}` });
  const answers = await callBoth(40, '/api/admin/login', guess);
  expect([answers(401), answers(429)]).toEqual([5, 35]);
  for (const app of apps) {
    const refused = await app.call('POST', '/api/admin/login', { body: guess(0) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  }
});

test('posts of forms count on all instances together', async () => {
  const answers = await callBoth(30, '/api/newsletter', (index) => ({
    email: `reader${index}@example.com`,
    fillMs: 5_000,
  }));
  expect(answers(429)).toBe(10);
});

test('addresses and names are not kept, and the counters expire', async () => {
  const kept = await apps[0]?.connection.collection('limits').find().limit(1_000).toArray();
  expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|editor/);
  for (const { expire } of kept ?? []) expect(expire).toBeInstanceOf(Date);
});

test('without the database each process counts for itself', async () => {
  const own = await startTestDatabase();
  const app = await createTestApp({ uri: own.uri, rateLimitScale: 1 });
  const limit = app.parts.limits.createShared({ name: 'test', points: 3, windowSeconds: 60 });
  await own.stop();
  const tries = Array.from({ length: 10 }, () => limit.consume('someone'));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await app.stop();
});

test('points are taken at once, given back and reset', async () => {
  const limit = createMemoryLimit({ name: 'test', points: 4, windowSeconds: 60 });
  await limit.consume('a', 4);
  await expect(limit.consume('a')).rejects.toMatchObject({ status: 429 });
  await limit.giveBack('a');
  expect(await limit.isCounting('a')).toBe(true);
  await limit.reset('a');
  expect(await limit.isCounting('a')).toBe(false);
  await limit.consume('a', 4);
});
