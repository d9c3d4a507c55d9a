import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaList, Medium } from '@pressline/shared-api';
import { createTestApp, startTestDatabase, TEST_PASSWORD, type TestApp } from '../createTestApp';
import { killProcesses, startProcess } from '../startProcess';
import { createS3Stub, type S3Stub } from '../stubs/createS3Stub';

// One test starts a process.
jest.setTimeout(120_000);

const ADMIN = '/api/admin/media';

let s3: S3Stub;
let database: Awaited<ReturnType<typeof startTestDatabase>>;
let app: TestApp;

beforeAll(async () => {
  s3 = await createS3Stub();
  database = await startTestDatabase();
  app = await createTestApp({ uri: database.uri, media: { s3Url: s3.url } });
});
afterEach(() => {
  s3.isRefusing = false;
  s3.isGone = false;
  s3.onStored = undefined;
});
afterAll(async () => {
  killProcesses();
  await app.stop();
  await s3.stop();
  await database.stop();
});

async function upload(name: string, bytes: Uint8Array, { baseUrl = app.baseUrl, token = '' } = {}) {
  const body = new FormData();
  body.append('name', name);
  body.append('file', new Blob([bytes as BlobPart]));
  const headers = { Authorization: `Bearer ${token || app.adminToken}` };
  const answer = await fetch(baseUrl + ADMIN, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as Medium };
}

const total = async (q: string) =>
  (await app.call<MediaList>('GET', `${ADMIN}?q=${q}`, { token: app.adminToken })).body.total;

test('files are kept at a service that speaks S3, read whole and in part, and deleted there', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(600_000)]);
  const { status, body } = await upload('price-list.pdf', pdf);
  expect(status).toBe(201);
  const [[key, object] = ['']] = s3.objects;
  expect(key).toMatch(/^\/shop\/media\/[\da-f]{24}$/);
  expect(object?.type).toBe('application/pdf');
  const { connection } = app;
  expect(await connection.collection('mediaFiles.files').countDocuments()).toBe(0);
  const whole = await fetch(app.baseUrl + body.url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(pdf)).toBe(true);
  const part = await fetch(app.baseUrl + body.url, { headers: { Range: 'bytes=9-19' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(pdf.subarray(9, 20))).toBe(true);
  await app.call('DELETE', `${ADMIN}/${body.id}`, { token: app.adminToken });
  expect(s3.objects.size).toBe(1);
  await app.call('DELETE', `/api/admin/help/trash/${body.id}`, { token: app.superToken });
  await app.parts.media.library.removeLeftovers(new Date(Date.now() + 1_000));
  expect(s3.objects.size).toBe(0);
});

test.each(['isRefusing', 'isGone'] as const)(
  'a storage that %s is told as out of reach, and leaves nothing to be seen',
  async (state) => {
    s3[state] = true;
    const refused = await upload('hours.csv', Buffer.from('a,b'));
    expect([refused.status, refused.body]).toEqual([
      503,
      expect.objectContaining({
        message: expect.stringMatching(/^We can’t reach the storage for images/),
      }),
    ]);
    expect(await total('hours.csv')).toBe(0);
    s3[state] = false;
    const { status, body } = await upload('hours.csv', Buffer.from('a,b'));
    expect(status).toBe(201);
    // Its bytes are gone already.
    s3.objects.clear();
    const pending = app.connection.collection('mediaPending');
    await app.call('DELETE', `${ADMIN}/${body.id}`, { token: app.adminToken });
    expect(await total('hours.csv')).toBe(0);
    await app.call('DELETE', `/api/admin/help/trash/${body.id}`, { token: app.superToken });
    await app.parts.media.library.removeLeftovers(new Date(Date.now() + 1_000));
    expect(await pending.countDocuments()).toBe(0);
  },
);

test('a process that is killed between the file and its record leaves nothing that stays', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-media-'));
  const child = startProcess({
    ...{ DATA_DIR: dataDir, MONGODB_URI: database.uri },
    ...{ ADMIN_PASSWORD: 'violet-harbour-94', S3_URL: s3.url },
  });
  const baseUrl = `http://127.0.0.1:${await child.ready()}`;
  const credentials = JSON.stringify({ username: 'editor', password: TEST_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const login = `${baseUrl}/api/admin/login`;
  const session = await fetch(login, { method: 'POST', headers, body: credentials });
  const { token } = (await session.json()) as { token: string };
  const before = s3.objects.size;
  // The file is stored, and the process dies before it hears of it.
  s3.onStored = () => child.child.kill('SIGKILL');
  await expect(upload('cut.csv', Buffer.from('c,d'), { baseUrl, token })).rejects.toThrow();
  await child.exit;
  expect(s3.objects.size).toBe(before + 1);
  expect(await total('cut.csv')).toBe(0);
  s3.onStored = undefined;
  await app.parts.media.library.removeLeftovers(new Date(Date.now() + 1_000));
  expect(s3.objects.size).toBe(before);
  expect((await upload('cut.csv', Buffer.from('c,d'))).status).toBe(201);
  await rm(dataDir, { recursive: true, force: true });
});
