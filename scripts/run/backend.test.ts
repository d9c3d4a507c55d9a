import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend } from './backend';
import { freePort } from './ports';
import { Supervisor } from './Supervisor';

// Compiles services from their source, perhaps on a busy machine.
jest.setTimeout(120_000);

let folder: string;
const supervisor = new Supervisor(() => undefined);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backend-'));
});
afterAll(async () => {
  await supervisor.stopAll();
  await rm(folder, { recursive: true });
});

test('services that a supervisor starts are for this machine alone, whatever HOST says', async () => {
  const SERVICES_PORT = String(await freePort());
  const env = { PATH: process.env.PATH, HOST: '0.0.0.0', SERVICES_PORT, SEED: 'none' };
  const options = { supervisor, env: { ...env, DATA_DIR: folder }, from: 'source' } as const;
  const { servicesUrl } = await startBackend(options);
  expect((await fetch(`${servicesUrl}/readyz`)).status).toBe(200);
  // Another address of this machine, as a visitor would use one; not every system has it by itself.
  const visitor = connect(Number(SERVICES_PORT), '127.0.0.2');
  await expect(once(visitor, 'connect')).rejects.toThrow();
});
