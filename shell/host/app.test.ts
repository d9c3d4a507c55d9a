import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get as httpGet, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import {
  type Publication,
  type PublishContext,
  publishRelease,
} from '@pressline/releases/checks/publishRelease';
import { changeRemote } from '@pressline/releases/registry/changeRemote';
import type { RegistryStore } from '@pressline/releases/registry/RegistryStore';
import { OriginFollower } from '@pressline/releases/serving/OriginFollower';
import { ReleaseCache } from '@pressline/releases/serving/ReleaseCache';
import { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { testDatabase } from '@pressline/releases/test/testDatabase';
import { rendersHelp } from '@pressline/releases/test/testHost';
import { buildRelease, startOrigin, type TestOrigin } from '@pressline/releases/test/testRelease';
import { pino } from 'pino';
import { until } from '../../scripts/testing/until';
import { ContentVersion } from './api/contentVersion';
import { createApp } from './app';
import type { RenderContext } from './pages/render/renderPage';
import { testAssets } from './test/testAssets';

const log = pino({ level: 'silent' });
let origin: TestOrigin;
let services: Server;
let host: Server;
let url: string;
let contentVersion: ContentVersion;
let registry: RemoteRegistry;
let store: RegistryStore;
let follower: OriginFollower;
let publishContext: PublishContext;
const database = testDatabase();
let directory: string;
const askedOfServices: unknown[] = [];
const MOVED = '/api/help/moved?address=';
const OLD = '/hc/en-us/articles/360041110011';

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

// Each render shows how many there have been; once `globalThis.smeared` is set it throws.
const countingBody =
  "(() => { if (globalThis.smeared) throw new Error('smeared'); return 'render ' + (globalThis.renders = (globalThis.renders ?? 0) + 1); })()";

const routes = [
  { path: '/help', example: '/help', serverRendered: true, query: ['q'], preload: [] },
  { path: '/help/articles/:slug', example: '/help/articles/a', serverRendered: true, preload: [] },
  { path: '/help/*', example: '/help/a/b', serverRendered: true, preload: [] },
];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'host-'));
  services = createServer((request, response) => {
    if (request.url !== '/api/content-version') askedOfServices.push(request.url);
    response.setHeader('X-Content-Version', request.url === '/api/write' ? '2' : '1');
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Vary', 'Accept-Encoding');
    const isOld = request.url?.startsWith(MOVED) && request.url.includes(encodeURIComponent(OLD));
    response.end(JSON.stringify(isOld ? { redirect: '/help/articles/a' } : { version: 1 }));
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  origin = await startOrigin(buildRelease(countingBody, { routes }));
  const render: RenderContext = {
    servicesUrl: addressOf(services),
    publicUrl: 'https://pressline.example',
    company: {},
    assets: testAssets,
  };
  store = database.openStore();
  const sharedVersions = { react: '19.3.1' };
  const names = ['mfe-help'];
  const cache = new ReleaseCache({ store, directory, log });
  registry = new RemoteRegistry({ names, cache, sharedVersions, pollMs: 60_000, log });
  await registry.start();
  publishContext = { store, sharedVersions, render: rendersHelp };
  follower = new OriginFollower({
    urls: new Map([['mfe-help', origin.url]]),
    pollMs: 60_000,
    ...publishContext,
    ...{ registry, log },
  });
  await follower.start();
  contentVersion = new ContentVersion(render.servicesUrl);
  contentVersion.observe('1');
  const app = createApp({
    registry,
    store,
    override: async (asked, releases) =>
      asked.searchParams.has('remote.mfe-help') ? releases : null,
    contentVersion,
    render,
    releasesDir: directory,
    shellDir: directory,
    retainedShellDir: path.join(directory, 'kept'),
    guestOrigins: [],
    isUnderMaintenance: false,
    proxies: 0,
    log,
  });
  host = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => host.once('listening', resolve));
  url = addressOf(host);
});

afterAll(async () => {
  await follower.stop();
  await registry.stop();
  contentVersion.stop();
  host.close();
  host.closeAllConnections();
  services.close();
  services.closeAllConnections();
  await origin.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (pathname: string, init?: RequestInit) =>
  fetch(url + pathname, { redirect: 'manual', ...init });
const heading = async (pathname: string) =>
  /<h1>(.*?)<\/h1>/.exec(await (await get(pathname)).text())?.[1];

test.each([
  ['*/*', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['text/markdown;q=0.5, text/html', 'text/html'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'Markdown'],
  ['text/markdown', 'Markdown'],
])('a page for Accept: %s is %s, and caches keep both', async (Accept, form) => {
  for (const path of ['/help', '/help/articles/a?from=b']) {
    askedOfServices.length = 0;
    const answer = await get(path, { headers: { Accept } });
    const isMarkdown = askedOfServices.includes(`/api${path.replace(/\?|$/, '.md$&')}`);
    expect([path, isMarkdown]).toEqual([path, form === 'Markdown']);
    const vary = answer.headers.get('vary')?.split(', ');
    expect(vary).toContain('Accept');
    expect(vary).toContain('Accept-Encoding');
  }
});

test('a page that is asked for again is compressed better for all who come later', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const size = async () =>
    Number((await get('/help/articles/again', { headers })).headers.get('content-length'));
  const first = await size();
  await until(async () => (await size()) < first);
  expect(await size()).toBeGreaterThan(0);
});

test('a page is rendered once and served from memory until the content changes', async () => {
  const first = await heading('/help');
  expect(await heading('/help')).toBe(first);
  await get('/api/write', { method: 'POST' });
  const second = await heading('/help');
  expect(second).not.toBe(first);
  expect(await heading('/help')).toBe(second);
});

test('requests for a page that is being rendered share the one rendering', async () => {
  contentVersion.observe('3');
  const headings = await Promise.all(Array.from({ length: 20 }, () => heading('/help')));
  expect(new Set(headings).size).toBe(1);
});

test('a validator is answered with 304, for each encoding its own', async () => {
  // Not with fetch, which asks to bypass caches as soon as a validator is given.
  const ask = (headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve) => {
      httpGet(`${url}/help`, { headers }, (answer) => resolve(answer.resume()));
    });
  const etagFor = async (encoding: string) =>
    (await ask({ 'accept-encoding': encoding })).headers.etag ?? '';
  let br = '';
  // A page that was just rendered is compressed better behind its first answer.
  await until(async () => {
    br = await etagFor('gzip, deflate, br, zstd');
    return (await ask({ 'accept-encoding': 'br', 'if-none-match': br })).statusCode === 304;
  });
  expect(br).not.toBe(await etagFor('gzip'));
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': br })).statusCode).toBe(200);
});

test('an address of a former help center leads to the article, and none of ours is asked for', async () => {
  const asked = () => askedOfServices.filter((one) => String(one).startsWith(MOVED));
  const old = await fetch(`${url}${OLD}-Bleed?from=mail`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/help/articles/a']);
  expect(old.headers.get('cache-control')).toBe('no-cache');
  const before = asked().length;
  await fetch(`${url}/help`);
  await fetch(`${url}/help/no-such-page`);
  expect(asked()).toHaveLength(before);
});

test('an unknown path answers 404 with the not-found page', async () => {
  const answer = await get('/nowhere');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Did you forget to add the page to the router?');
});

const FILES = [
  '/assets/nope.js',
  '/foo.css',
  '/x/y.map',
  '/favicon-9.png',
  '/wp-login.php',
  '/help/nope.js',
  '/NOPE.JPG',
  '/.env',
];

test.each(FILES)('%s is a file that is not there: a short text', async (pathname) => {
  const answer = await get(pathname);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('Not found');
  expect((await get(pathname, { method: 'HEAD' })).status).toBe(404);
  expect((await get(pathname, { method: 'POST' })).status).toBe(405);
});

test.each([
  '/assets/nope',
  '/about.',
  '/v1.2/nope',
  '/nope.html',
  '/help/articles/some.thing',
  '/some.css/thing',
])('%s could be a page: not found, or what its remote says of it', async (pathname) => {
  const answer = await get(pathname);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['/help/', '/help'],
  ['/api/', '/api'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/hel%70', '/help'],
  ['/help/%2e%2e%2Fevil.example', '/help/..%2Fevil.example'],
  ['/%5cevil.example', '/%5Cevil.example'],
])('%s leads to %s on this site', async (from, to) => {
  const answer = await get(from);
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get('location') ?? '', url).href).toBe(url + to);
});

test('a path in other letters is another path', async () => {
  expect((await get('/HELP')).status).toBe(404);
});

test('a file that is not there answers 404 without naming this machine, and with every header', async () => {
  for (const pathname of [
    '/remotes/mfe-help/0123456789abcdef/none.js',
    '/remotes/constructor/0123456789abcdef/none.js',
    '/shell/none.0123456789.js',
  ]) {
    const answer = await get(pathname);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
  }
});

test('only files named after their content are served, not what the host keeps beside them', async () => {
  const release = registry.releases()[0]?.manifest.release;
  expect((await get(`/remotes/mfe-help/${release}/App.js`)).status).toBe(200);
  for (const pathname of [
    '/remotes/registry.json',
    `/remotes/mfe-help/${release}/remote.json`,
    `/remotes/mfe-help/${release}/server.cjs`,
    '/shell/shell.json',
  ]) {
    expect((await get(pathname)).status).toBe(404);
  }
});

describe('a video of a release', () => {
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
  let address: string;
  beforeAll(async () => {
    const release = registry.releases()[0]?.manifest.release ?? '';
    address = `/remotes/mfe-help/${release}/clip.0123456789.webm`;
    await writeFile(path.join(directory, 'mfe-help', release, 'clip.0123456789.webm'), bytes);
  });

  // Not with fetch, which adds headers of its own.
  const ask = (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve) => {
      httpGet(url + address, { headers, method }, async (answer) => {
        resolve({ answer, body: Buffer.concat(await answer.toArray()) });
      });
    });

  test('comes whole, to be kept for a year', async () => {
    const { answer, body } = await ask({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-length': '1000',
      'cache-control': 'max-age=31536000,immutable',
    });
    expect(body).toEqual(bytes);
  });

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-2000', 990, 999],
  ])('comes in the part that %s asks for', async (range, start, end) => {
    const { answer, body } = await ask({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(body).toEqual(bytes.subarray(start, end + 1));
  });

  test('has no part beyond its end, and the text that says so is not cached', async () => {
    const { answer, body } = await ask({ range: 'bytes=1000-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes */1000',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(body.toString()).toBe('No such part');
  });

  test('HEAD says how the whole would come, whatever part it asks for', async () => {
    const { answer } = await ask({ range: 'bytes=0-1' }, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('1000');
    expect(answer.headers['content-range']).toBeUndefined();
  });

  test.each<Record<string, string>>([
    { range: 'bytes=0-1,5-6' },
    { range: 'lines=0-1' },
    { range: 'lines=2000-' },
    { range: 'bytes' },
    { range: 'bytes=0-1', 'if-range': '"another"' },
  ])('comes whole for %j', async (headers) => {
    const { answer, body } = await ask(headers);
    expect(answer.statusCode).toBe(200);
    expect(body).toEqual(bytes);
  });

  test('comes in parts of the file that the first part came from', async () => {
    const { answer } = await ask({ range: 'bytes=0-1' });
    const condition = answer.headers['last-modified'] ?? '';
    const next = await ask({ range: 'bytes=2-3', 'if-range': condition });
    expect(next.answer.statusCode).toBe(206);
  });
});

test('the shell’s files of a former build are served as long as they are kept', async () => {
  const file = 'shell.0123456789.js';
  await mkdir(path.join(directory, 'kept'));
  await writeFile(path.join(directory, 'kept', file), 'former');
  const answer = await get(`/shell/${file}`);
  expect(await answer.text()).toBe('former');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('a file differs by encoding, and says so to caches in between', async () => {
  await writeFile(path.join(directory, 'service-worker.js'), 'worker');
  const release = registry.releases()[0]?.manifest.release;
  for (const pathname of [`/remotes/mfe-help/${release}/App.js`, '/service-worker.js']) {
    for (const encoding of ['br', 'identity']) {
      const { status, headers } = await get(pathname, { headers: { 'Accept-Encoding': encoding } });
      expect(status).toBe(200);
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  }
});

test('canonical links never repeat the Host header', async () => {
  const html = await (await get('/help', { headers: { Host: 'evil.example' } })).text();
  expect(html).toContain('rel="canonical"');
  expect(html).not.toContain('evil.example');
});

test.each(['/help', '/help?remote.mfe-help=http://localhost:3002'])(
  '%s honors the privacy signal',
  async (pathname) => {
    const markOf = async (signal: string) =>
      (await (await get(pathname, { headers: { 'Sec-GPC': signal } })).text()).includes(
        ' data-gpc="honored">',
      );
    expect([await markOf('1'), await markOf('0')]).toEqual([true, false]);
  },
);

test('a method that pages do not have answers 405', async () => {
  expect((await get('/help', { method: 'POST' })).status).toBe(405);
});

test.each([
  '/remotes/../../etc/passwd',
  '/shell/%2e%2e/%2e%2e/etc/passwd',
  '/remotes/%00',
  '/%E0%A4%A',
])('%s answers no file and no server error', async (pathname) => {
  expect((await get(pathname)).status).toBeLessThan(500);
  expect((await get(pathname)).status).toBeGreaterThanOrEqual(300);
});

test('pages carry the security headers and run no inline script but the hashed one', async () => {
  const { headers } = await get('/help');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /script-src 127\.0\.0\.1:\d+\/shell\/ 127\.0\.0\.1:\d+\/remotes\/( 'sha256-[^']+'){5}(;|$)/,
  );
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('readers are shown pictures of this site, and staff every one', async () => {
  const pictures = async (pathname: string) =>
    /img-src ([^;]+)/.exec((await get(pathname)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await pictures('/help')).toBe("'self' data:");
  expect(await pictures('/admin')).toBe("https: 'self' data:");
});

test('other sites can embed pictures and the guest alone', async () => {
  const allowed = async (pathname: string) =>
    (await get(pathname)).headers.get('cross-origin-resource-policy');
  const release = registry.releases()[0]?.manifest.release;
  for (const own of [
    '/help',
    '/robots.txt',
    `/remotes/mfe-help/${release}/App.js`,
    '/shell/no.js',
  ]) {
    expect(await allowed(own)).toBe('same-origin');
  }
  expect(await allowed('/shell/social.0123456789.png')).toBe('cross-origin');
  expect(await allowed('/guests/mfe-help/remoteEntry.js')).toBe('cross-origin');
});

test('reports say whose page it was, and the admin area always asks for hashes', async () => {
  const policy = (await get('/help')).headers.get('content-security-policy');
  const release = registry.releases()[0]?.manifest.release;
  expect(policy).toContain(`report-uri /api/policy-reports?page=mfe-help/${release}`);
  expect((await get('/admin')).headers.get('integrity-policy')).toContain('script');
});

test('a campaign’s link finds the page that everyone gets', async () => {
  const page = await heading('/help');
  expect(await heading('/help?utm_source=news&gclid=1')).toBe(page);
});

test.each([
  '/api/internal/telemetry',
  '/api/%69nternal/telemetry',
  '/api/INTERNAL/telemetry',
  '/api//internal/telemetry',
  '/api/help/%2e%2e/internal/telemetry',
])('%s is not handed to services', async (pathname) => {
  const before = askedOfServices.length;
  expect((await get(pathname)).status).toBe(404);
  expect(askedOfServices).toHaveLength(before);
});

test('a page made from answers older than the content is not kept', async () => {
  contentVersion.observe('3');
  contentVersion.observe('1');
  expect(contentVersion.current()).toBe(3);
});

test('a page that can no longer be rendered goes on from memory, a new one answers 500, framed', async () => {
  const good = await heading('/help');
  // Release code runs in the process's own realm, not in the one that Jest makes for a test file.
  runInThisContext('globalThis.smeared = true');
  contentVersion.observe('4');
  expect(await heading('/help')).toBe(good);
  const fresh = await get('/help?q=unseen');
  expect(fresh.status).toBe(500);
  const framed = await fresh.text();
  expect(framed).toContain('Something went wrong');
  // Without a script no button of the frame would do anything.
  expect(framed).not.toContain('type="button"');
  runInThisContext('globalThis.smeared = false');
});

test('where nothing can be rendered a former release’s page goes on, but not one that was rolled back', async () => {
  const body = "(() => { if (globalThis.smeared) throw new Error('smeared'); return 'Next'; })()";
  const files = buildRelease(body, { routes });
  const former = await heading('/help');
  const smear = (isSmeared: boolean) => runInThisContext(`globalThis.smeared = ${isSmeared}`);
  smear(true);
  const actions: Publication['actions'] = (record) => [{ action: 'announce', record }];
  await publishRelease({ files, source: '/build', by: 'test', actions }, publishContext);
  await registry.sync();
  expect(await heading('/help')).toBe(former);
  smear(false);
  expect(await heading('/help')).toBe('Next');
  smear(true);
  await changeRemote(store, 'mfe-help', { action: 'rollback' }, 'test');
  await registry.sync();
  expect((await get('/help')).status).toBe(500);
  smear(false);
  expect(await heading('/help')).toMatch(/^render \d+$/);
});

test('the API away answers 503 as JSON', async () => {
  services.close();
  services.closeAllConnections();
  const answer = await get('/api/help/categories');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
});
