import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { apiProxy } from './apiProxy';
import { ContentVersion } from './contentVersion';
import { guestAccess } from './guestAccess';

const GUEST = 'https://app.example.com';
const FEEDBACK = '/api/help/articles/64b000000000000000000001/feedback';

let services: Server;
let host: Server;
let seen: IncomingHttpHeaders = {};

beforeAll(async () => {
  services = createServer(({ headers }, response) => {
    seen = headers;
    response.writeHead(200, { Vary: 'Accept-Encoding' }).end('[]');
  });
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const target = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  const proxy = apiProxy(target, new ContentVersion(target), pino({ level: 'silent' }));
  host = new Koa()
    .use(guestAccess([GUEST]))
    .use(proxy)
    .listen(0);
  await once(host, 'listening');
});
afterAll(() => {
  for (const server of [services, host]) {
    server.close();
    server.closeAllConnections();
  }
});

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`, { method, headers });

const granted = async (path: string, headers: Record<string, string>, method?: string) =>
  (await ask(path, headers, method)).headers.get('access-control-allow-origin');

const preflight = (path: string, method: string) =>
  ask(path, { Origin: GUEST, 'Access-Control-Request-Method': method }, 'OPTIONS');

test('lets its pages read, in answers that no cache gives to others', async () => {
  const { headers } = await ask('/api/help/faqs', { Origin: GUEST });
  expect(headers.get('access-control-allow-origin')).toBe(GUEST);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
  const without = await ask('/api/help/faqs', {});
  expect(without.headers.get('vary')).toBe('Origin, Accept-Encoding');
});

test.each([
  ['another origin', '/api/help/faqs', 'https://app.example.com.evil.example'],
  ['no origin of a page', '/api/help/faqs', 'null'],
  ['the admin area', '/api/admin/articles', GUEST],
  ['a draft', '/api/help/preview/token', GUEST],
])('grants nothing to %s', async (_, path, origin) => {
  expect(await granted(path, { Origin: origin })).toBeNull();
});

test('lets its pages send feedback, messages and which result of a search was opened, and nothing else', async () => {
  const opened = '/api/help/search/opened?q=ink';
  expect(await granted(opened, { Origin: GUEST }, 'POST')).toBe(GUEST);
  expect(await granted('/api/help/videos/1/view', { Origin: GUEST }, 'POST')).toBeNull();
  const allowed = await preflight(FEEDBACK, 'POST');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-methods')).toBe('POST');
  expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect((await preflight('/api/admin/login', 'POST')).headers.get('vary')).not.toContain('Origin');
  expect(await granted(FEEDBACK, { Origin: GUEST, 'Sec-Fetch-Site': 'cross-site' }, 'POST')).toBe(
    GUEST,
  );
  expect(seen['sec-fetch-site']).toBe('same-site');
  await ask(FEEDBACK, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 'POST');
  expect(seen['sec-fetch-site']).toBe('cross-site');
});
