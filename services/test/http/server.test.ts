import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase } from '../createTestApp';
import { killProcesses, startProcess } from '../startProcess';

// Each test starts several processes.
jest.setTimeout(180_000);

let dataDir: string;
let database: Awaited<ReturnType<typeof startTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-server-'));
  database = await startTestDatabase();
});
afterAll(async () => {
  killProcesses();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (env: Record<string, string>) =>
  startProcess({ DATA_DIR: dataDir, MONGODB_URI: database.uri, ...env });

const passwordOf = (output: string) => /^PRESSLINE_ADMIN_PASSWORD (\S+)$/m.exec(output)?.[1];

test('first start prints a password once, keeps a secret, and stops on SIGTERM', async () => {
  const first = run({});
  const port = await first.ready();
  const password = passwordOf(first.output());
  const login = () =>
    fetch(`http://127.0.0.1:${port}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
  const { token } = await (await login()).json();
  expect(token).toEqual(expect.any(String));
  expect((await stat(path.join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);

  // A connection that sent half a request must not keep the process.
  const halfOpen = connect(port, '127.0.0.1');
  halfOpen.on('error', () => undefined);
  await once(halfOpen, 'connect');
  halfOpen.write('GET /api/help/tags HTTP/1.1\r\n');
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(first.output().split(String(password))).toHaveLength(2);

  const second = run({});
  const secondPort = await second.ready();
  expect(passwordOf(second.output())).toBeUndefined();
  const me = await fetch(`http://127.0.0.1:${secondPort}/api/admin/me`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(me.status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
});

test('says what is wrong and exits 1: port taken, variable missing', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const taken = run({ SERVICES_PORT: String(port) });
  const missing = run({ MONGODB_URI: '' });
  expect(await Promise.all([taken.exit, missing.exit])).toEqual([1, 1]);
  server.close();
  expect(taken.output()).toContain(`Port ${port} is taken`);
  expect(taken.output()).toContain('SERVICES_PORT');
  expect(missing.output()).toContain('MONGODB_URI');
});

test('what is held in memory is written before the process ends', async () => {
  const { uri, stop } = await startTestDatabase();
  const env = { MONGODB_URI: uri, SEED: 'demo' };
  let port: number;
  const article = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/help/articles`);
    const articles: { id: string; views: number }[] = await answer.json();
    return articles.sort((a, b) => a.id.localeCompare(b.id))[0];
  };
  const first = run(env);
  port = await first.ready();
  const before = await article();
  const readArticle = (id?: string) =>
    fetch(`http://127.0.0.1:${port}/api/help/articles/${id}/view`, {
      method: 'POST',
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    });
  expect((await readArticle(before?.id)).status).toBe(204);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  const second = run(env);
  port = await second.ready();
  expect((await article())?.views).toBe(Number(before?.views) + 1);
  await readArticle(before?.id);
  // A database that has gone first keeps no process.
  await stop();
  second.child.kill('SIGTERM');
  await second.exit;
});
