import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRemote } from '@pressline/releases/registry/changeRemote';
import { testDatabase } from '@pressline/releases/test/testDatabase';
import { startTestHost, type TestHost } from '@pressline/releases/test/testHost';
import { buildRelease, startOrigin, type TestOrigin } from '@pressline/releases/test/testRelease';
import Koa from 'koa';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { releasesApi } from './releasesApi';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const database = testDatabase();
let directory: string;
let origin: TestOrigin;
let host: TestHost;
let services: Server;
let server: Server;
const next = buildRelease("'Next'");

const roles: Record<string, string> = { 'Bearer super': 'super_admin', 'Bearer admin': 'admin' };

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'releases-api-'));
  const store = database.openStore();
  origin = await startOrigin(buildRelease());
  host = await startTestHost({ store, directory, origin: origin.url });
  origin.published = next;
  await until(() => host.serves() === next.manifest.release);
  services = createServer(({ headers, url }, response) => {
    const role = roles[headers.authorization ?? ''];
    response.writeHead(role && url === '/api/admin/me' ? 200 : 401);
    response.end(JSON.stringify({ user: { username: 'robin', role } }));
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const app = new Koa().use(
    releasesApi({
      ...{ registry: host.registry, store, servicesUrl: addressOf(services) },
      log: pino({ level: 'silent' }),
    }),
  );
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await changeRemote(store, 'mfe-help', { action: 'pin' }, 'test');
});
afterAll(async () => {
  await host.stop();
  for (const one of [server, services]) {
    one.close();
    one.closeAllConnections();
  }
  await origin.close();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

function ask(authorization: string | null, pathname = '', init: RequestInit = {}) {
  const headers = { ...(authorization && { authorization }), ...init.headers };
  return fetch(`${addressOf(server)}/api/admin/releases${pathname}`, { ...init, headers });
}

const command = (body: unknown, type = 'application/json', remote = 'mfe-help') =>
  ask('Bearer super', `/${remote}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test.each([
  ['nobody', null, 401, 'unauthenticated'],
  ['a token that services do not know', 'Bearer other', 401, 'unauthenticated'],
  ['an admin', 'Bearer admin', 403, 'forbidden'],
])('%s is answered %s', async (_, authorization, status, code) => {
  for (const method of ['GET', 'POST']) {
    const answer = await ask(authorization, method === 'POST' ? '/mfe-help' : '', { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { error, message } = (await answer.json()) as { error: object; message: string };
    expect(error).toEqual({ code, message });
  }
});

test('a super admin sees every remote, and nothing of the host’s own', async () => {
  const { remotes } = await (await ask('Bearer super')).json();
  expect(remotes.map(({ name }: { name: string }) => name)).toEqual([
    'mfe-marketing',
    'mfe-help',
    'mfe-admin',
  ]);
  expect(remotes[1]).toMatchObject({ stable: next.manifest.release, isPinned: true });
  expect(remotes[1]).not.toHaveProperty('announced');
});

test('a command is done in the caller’s name, and this host follows at once', async () => {
  const answer = await command({ action: 'rollback' });
  expect(answer.status).toBe(200);
  const remote = await answer.json();
  expect(remote.events[0]).toMatchObject({ action: 'rolled-back', by: 'staff:robin' });
  expect(host.serves()).toBe(remote.stable);
  expect((await command({ action: 'rollback' })).status).toBe(409);
});

test.each([
  ['an unknown command', { action: 'erase' }, 400],
  ['a field too many', { action: 'pin', percent: 10 }, 400],
  ['no release', { action: 'promote' }, 400],
  ['a release that is none', { action: 'promote', release: '../secrets' }, 400],
  [
    'a canary for everyone',
    { action: 'canary', release: next.manifest.release, percent: 100 },
    400,
  ],
  ['broken JSON', '{"action"', 400],
  ['a release that is not kept', { action: 'promote', release: 'f'.repeat(16) }, 409],
  ['far too much', JSON.stringify({ action: 'x'.repeat(5_000) }), 413],
])('%s is refused', async (_, body, status) => {
  expect((await command(body)).status).toBe(status);
});

test('other types, remotes and methods are refused', async () => {
  expect((await command('action=pin', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await command({ action: 'pin' }, undefined, 'mfe-none')).status).toBe(404);
  expect((await ask('Bearer super', '/mfe-help')).status).toBe(405);
  expect((await ask('Bearer super', '', { method: 'DELETE' })).status).toBe(405);
});

test('while services are away no user is let in', async () => {
  services.close();
  services.closeAllConnections();
  const answer = await ask('Bearer super');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});
