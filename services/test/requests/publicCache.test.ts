import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildCategory } from '../factories';
import { rawRequest } from '../rawRequest';

let app: TestApp;
const PATH = '/api/help/categories';

beforeAll(async () => {
  app = await createTestApp();
  for (let number = 0; number < 8; number += 1) {
    await app.deps.createDocument('categories', buildCategory());
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
    await app.deps.content.bump();
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
  await app.deps.content.bump();
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
