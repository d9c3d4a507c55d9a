import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase } from '../createTestApp';
import { freePort, killProcesses, startProcess, untilReady } from '../startProcess';

// Each round starts two processes and fills a database, one after the other.
const READY_MS = 180_000;
jest.setTimeout(2 * READY_MS);

afterEach(killProcesses);

const passwordsOf = (output: string) => output.match(/^PRESSLINE_ADMIN_PASSWORD \S+$/gm) ?? [];

test.each([1, 2])('two that start together on an empty database get ready, round %i', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-together-'));
  const { uri, stop } = await startTestDatabase();
  const ports = await Promise.all(
    [1, 2].map(async () => {
      const { port, server } = await freePort();
      server.close();
      return port;
    }),
  );
  const processes = ports.map((port) =>
    startProcess({
      ...{ DATA_DIR: dataDir, MONGODB_URI: uri, SEED: 'demo' },
      SERVICES_PORT: String(port),
    }),
  );
  const ended = processes.map(async ({ exit, output }) => {
    const code = await exit;
    throw new Error(`exit ${code}: ${output()}`);
  });
  await Promise.race([Promise.all(ports.map((port) => untilReady(port, READY_MS))), ...ended]);

  const output = processes.map(({ output }) => output()).join('\n');
  const [line = '', ...others] = passwordsOf(output);
  expect(others).toEqual([]);
  const call = (port: number | undefined, url: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/api/${url}`, init);
  const questions: string[][] = await Promise.all(
    ports.map(async (port) => {
      const faqs: { question: string }[] = await (await call(port, 'help/faqs')).json();
      return faqs.map(({ question }) => question);
    }),
  );
  expect(questions[0]?.length).toBeGreaterThan(0);
  expect(new Set(questions[0]).size).toBe(questions[0]?.length);
  expect(questions[1]).toEqual(questions[0]);

  const login = await call(ports[0], 'admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: line.split(' ')[1] }),
  });
  const { token } = await login.json();
  const me = await call(ports[1], 'admin/me', { headers: { Authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);

  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.allSettled(ended);
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});
