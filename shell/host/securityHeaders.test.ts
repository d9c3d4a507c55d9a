import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { securityHeaders } from './securityHeaders';

let server: Server | undefined;
afterEach(() => server?.close());

async function headersOf(publicUrl: string, path = '/'): Promise<Headers> {
  const app = new Koa();
  app.use(securityHeaders({ publicUrl }));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).headers;
}

test('a site with TLS asks browsers to stay with it, for two years and for all parts of its name', async () => {
  const headers = await headersOf('https://pressline.example');
  const [, age] =
    /^max-age=(\d+); includeSubDomains$/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(365 * 86_400);
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('a site without TLS does not', async () => {
  const headers = await headersOf('http://localhost:3000');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('pages load scripts from the folders of the shell and the remotes alone', async () => {
  const policy = (await headersOf('https://pressline.example')).get('content-security-policy');
  const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
  const addresses = scripts.filter((source) => !source.startsWith("'sha256-"));
  expect(addresses).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\d+\/shell\/$/),
    expect.stringMatching(/^127\.0\.0\.1:\d+\/remotes\/$/),
  ]);
  expect(policy).toMatch(/worker-src 127\.0\.0\.1:\d+\/service-worker\.js;/);
});
