import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from '../../federation';
import { startOrigins } from './origins';
import { Supervisor } from './Supervisor';

let directory: string;
const supervisor = new Supervisor(() => {});

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'origins-'));
  for (const file of ['remote.json', 'mf-manifest.json', 'App.0123456789.js']) {
    await writeFile(path.join(directory, file), '{}');
  }
});
afterAll(async () => {
  await supervisor.stopAll();
  await rm(directory, { recursive: true });
});

async function listen(): Promise<Server> {
  const server = createServer((_, response) => response.end('taken'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
const portOf = (server: Server) => String((server.address() as AddressInfo).port);
const close = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

test('origins that were started answer at once, and one that cannot start holds up no other', async () => {
  const servers = await Promise.all(remotes.map(listen));
  const ports = servers.map(portOf);
  const [taken, ...free] = servers;
  await Promise.all(free.map(close));
  const env = Object.fromEntries(remotes.map(({ portEnv }, place) => [portEnv, ports[place]]));
  const folders = Object.fromEntries(remotes.map(({ name }) => [name, directory]));
  await startOrigins(supervisor, { ...process.env, ...env }, folders);
  const answers = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/remote.json`)).text()),
  );
  expect(answers).toEqual(['taken', '{}', '{}']);
  const headersOf = async (file: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${ports[1]}/${file}`);
    return [headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')];
  };
  for (const manifest of ['remote.json', 'mf-manifest.json']) {
    expect(await headersOf(manifest)).toEqual(['no-cache', '*']);
  }
  expect(await headersOf('App.0123456789.js')).toEqual([
    'public, max-age=31536000, immutable',
    '*',
  ]);
  await close(taken as Server);
});

test('origins listen on HOST alone', async () => {
  const servers = await Promise.all(remotes.map(listen));
  const ports = servers.map(portOf);
  await Promise.all(servers.map(close));
  const env = Object.fromEntries(remotes.map(({ portEnv }, place) => [portEnv, ports[place]]));
  await startOrigins(supervisor, { ...process.env, ...env, HOST: '127.0.0.1' });
  for (const port of ports) {
    expect((await fetch(`http://127.0.0.1:${port}/nothing`)).status).toBe(404);
    await expect(fetch(`http://127.0.0.2:${port}/nothing`)).rejects.toThrow();
  }
});
