import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestDatabase } from '../createTestApp';
import { killProcesses, startProcess } from '../startProcess';

// Each round starts two processes and fills a database, one after the other.
const READY_MS = 180_000;
jest.setTimeout(2 * READY_MS);

afterEach(killProcesses);

const passwordsOf = (output: string) => output.match(/^PRESSLINE_ADMIN_PASSWORD \S+$/gm) ?? [];

test.each([1, 2])('two that start together on an empty database get ready, round %i', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-together-'));
  const { uri, stop } = await startTestDatabase();
  const processes = [1, 2].map(() =>
    startProcess({ DATA_DIR: dataDir, MONGODB_URI: uri, SEED: 'demo' }),
  );
  const ports = await Promise.all(processes.map(({ ready }) => ready(READY_MS)));

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
  await Promise.all(processes.map(({ exit }) => exit));
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});
