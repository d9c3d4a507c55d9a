import { createTestApp, type TestApp } from '../createTestApp';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const get = (name: string, headers = {}) =>
  app.call<string>('GET', `/api/help/files/${name}`, { headers });

test('files are saved under their names, and asked for again', async () => {
  const { status, headers, body } = await get('preflight-checklist.csv');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="preflight-checklist.csv"');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(body).toContain('Check,Commercial,');
  const etag = headers.get('etag') ?? '';
  expect((await get('preflight-checklist.csv', { 'If-None-Match': etag })).status).toBe(304);
  const text = await get('press-pass-record.txt');
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const head = await app.call('HEAD', '/api/help/files/press-pass-record.txt');
  expect([head.status, head.headers.get('content-length')]).toEqual([
    200,
    String(text.body.length),
  ]);
});

test.each([
  'nothing.csv',
  '..%2fpackage.json',
  '%2e%2e',
  '.',
  'preflight-checklist.csv%00',
  'PREFLIGHT-CHECKLIST.CSV',
  'constructor',
])('%s is not found', async (name) => {
  expect((await get(name)).status).toBe(404);
});
