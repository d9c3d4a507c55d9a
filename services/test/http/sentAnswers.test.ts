import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../createTestApp';
import { buildCategory } from '../factories';
import { rawRequest } from '../rawRequest';

let app: TestApp;
const PATH = '/api/help/categories';

beforeAll(async () => {
  app = await createTestApp();
  for (let number = 0; number < 8; number += 1) {
    await app.createDocument('categories', buildCategory());
  }
});
afterAll(() => app.stop());

const ask = (options: Parameters<typeof rawRequest>[1] = {}) =>
  rawRequest(`${app.baseUrl}${options.path ?? PATH}`, options);

/** What has nothing to do with the one request. */
const steady = ({ status, message, headers }: Awaited<ReturnType<typeof ask>>) => {
  const { date, connection, 'keep-alive': _, 'x-request-id': __, ...others } = headers;
  return { status, message, headers: others };
};

test.each(['GET', 'HEAD'])(
  '%s: the first answer and those from memory are the same',
  async (method) => {
    await app.content.bump();
    const path = `${PATH}?from=${method}`;
    const first = await ask({ method, path });
    const second = await ask({ method, path });
    expect(steady(second)).toEqual(steady(first));
    expect(first).toMatchObject({ status: 200, message: 'OK' });
    expect(first.headers.etag).toMatch(/^"/);
    expect(first.body.length > 0).toBe(method === 'GET');
  },
);

test('equal requests at once get equal answers', async () => {
  await app.content.bump();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
  for (const answer of answers) expect(steady(answer)).toEqual(steady(answers[0] as never));
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.001, gzip;q=1', 'gzip'],
  ['BR', 'br'],
  ['br ;q=0', undefined],
  ['br;Q=0, gzip;q=0', undefined],
  ['x-br', undefined],
  ['identity', undefined],
  ['', undefined],
])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
  const { headers, body } = await ask({ headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)];
  const text = (decode ? decode(body) : body).toString();
  expect(JSON.parse(text)).toHaveLength(8);
});

test('who has the answer gets 304, by a strong, a weak, a listed tag or a star', async () => {
  const { headers } = await ask();
  const etag = String(headers.etag);
  for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const answer = await ask({ headers: { 'if-none-match': tag } });
    expect([tag, answer.status, answer.message]).toEqual([tag, 304, 'Not Modified']);
    expect(answer.headers).not.toHaveProperty('content-type');
  }
  const other = await ask({ headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

describe('answers to staff', () => {
  const gzip = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const askAsStaff = (path: string, headers: Record<string, string> = gzip, method = 'GET') =>
    ask({ method, path, headers: { authorization: `Bearer ${app.superToken}`, ...headers } });
  const LIST = '/api/admin/help/categories';

  test('are compressed when they are large, for GET and HEAD', async () => {
    const plain = await askAsStaff(LIST, {});
    const answer = await askAsStaff(LIST);
    expect(gunzipSync(answer.body)).toEqual(plain.body);
    const { 'content-length': length, ...headers } = steady(answer).headers;
    expect(length).toBe(String(answer.body.length));
    expect(answer.body.length).toBeLessThan(plain.body.length / 2);
    const { 'content-length': whole, ...others } = steady(plain).headers;
    expect(whole).toBe(String(plain.body.length));
    expect(headers).toEqual({ ...others, 'content-encoding': 'gzip' });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
    expect(steady(await askAsStaff(LIST, gzip, 'HEAD'))).toEqual(steady(answer));
  });

  test.each([
    ['identity', LIST],
    ['gzip;q=0', LIST],
    ['identity, gzip;q=0.5', LIST],
    ['gzip', '/api/admin/me'],
    ['gzip', '/api/admin/help/export'],
  ])('with Accept-Encoding "%s", %s is sent as it is', async (accepted, path) => {
    const answer = await askAsStaff(path, { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  test('a public read with a token is the one from memory', async () => {
    expect(steady(await askAsStaff(PATH))).toEqual(steady(await ask({ headers: gzip })));
  });

  test('the answer of a login is not, however long', async () => {
    await app.models.users.updateOne({ username: 'editor' }, { fullName: 'x'.repeat(2000) });
    const { headers, body } = await app.call('POST', '/api/admin/login', {
      body: { username: 'editor', password: TEST_PASSWORD },
      headers: gzip,
    });
    expect(JSON.stringify(body).length).toBeGreaterThan(2000);
    expect(headers.get('content-encoding')).toBeNull();
  });
});
