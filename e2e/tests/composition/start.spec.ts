import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isPortFree } from '../../../scripts/run/ports';
import { signedInApi } from '../../api';
import { seededData } from '../../givenDatabase';
import { ownPorts as ports, siteEnvironment } from '../../site';
import { startProgram } from '../../startProgram';

test.describe.configure({ mode: 'serial' });
const url = `http://localhost:${ports.PORT}`;
const dataDir = path.resolve(import.meta.dirname, '../../../.cache/e2e/start');
const environment = siteEnvironment(ports, dataDir);

const arePortsFree = async () => {
  const free = await Promise.all(Object.values(ports).map((port) => isPortFree(Number(port))));
  return free.every(Boolean);
};

test.beforeAll(() => rm(dataDir, { recursive: true, force: true }));

test('the first start prints the address, a generated password once, and no error', async () => {
  const program = startProgram({ ...environment, ADMIN_PASSWORD: undefined });
  await program.printed(`Pressline is ready at ${url}`);
  const output = program.output();
  // So that a start which is cut short has shown it, too.
  expect(output.indexOf('shown this once')).toBeLessThan(output.indexOf('Pressline is ready'));
  const password = /shown this once\): (\S+)/.exec(program.output())?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect(program.output().split(password)).toHaveLength(2);
  expect(program.output()).not.toContain('ERROR');
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  await expect.poll(arePortsFree).toBe(true);
  await rm(dataDir, { recursive: true, force: true });
});

test('a second start rebuilds nothing, keeps the data and shows no password', async () => {
  await cp(seededData, dataDir, { recursive: true });
  const first = startProgram(environment);
  await first.printed('Pressline is ready');
  const { api } = await signedInApi(url);
  await api.admin.categories.create({ name: 'Kept through a restart' });
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const second = startProgram(environment);
  await second.printed('Pressline is ready');
  expect(second.output()).not.toMatch(/Built|shown this once/);
  const names = (await api.help.categories.list()).map(({ name }) => name);
  expect(names).toContain('Kept through a restart');
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('a taken port is named with its variable', async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(Number(ports.HELP_PORT), resolve));
  const program = startProgram(environment);
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain(
    `Port ${ports.HELP_PORT} is taken. Free it, or choose another with HELP_PORT`,
  );
  squatter.close();
});

test('a folder that cannot be made is named with its variable', async () => {
  const program = startProgram({ ...environment, DATA_DIR: '/proc/pressline/data' });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('DATA_DIR /proc/pressline/data cannot be used: ENOENT');
});

test('a supervisor that is killed outright leaves no orphan', async () => {
  const program = startProgram(environment);
  await program.printed('Pressline is ready');
  program.child.kill('SIGKILL');
  await program.ended;
  await expect.poll(arePortsFree).toBe(true);
});
