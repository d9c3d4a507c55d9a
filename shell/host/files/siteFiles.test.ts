import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import Koa from 'koa';
import { ContentVersion } from '../api/contentVersion';
import { siteFiles } from './siteFiles';

const publicUrl = 'https://pressline.example';
const article = (slug: string) => ({ slug, updatedAt: '2026-02-03T00:00:00.000Z' });
let articles: object[] = [
  { slug: 'trim & bleed', title: 'Bleed', summary: 'Why', updatedAt: '2026-02-03T00:00:00.000Z' },
];
let asked: string[] = [];
let areServicesUp = true;
let services: Server;
let host: Server;
let contentVersion: ContentVersion;

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const route = (path: string) => ({ path, example: path, serverRendered: true, preload: [] });
const registry = {
  releases: () => [{ manifest: { routes: [route('/'), route('/help'), route('/help/*')] } }],
} as unknown as RemoteRegistry;

let url: string;
beforeAll(async () => {
  services = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (!areServicesUp) response.statusCode = 503;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(articles));
  });
  const servicesUrl = await listen(services);
  contentVersion = new ContentVersion(servicesUrl);
  const images = { 'favicon.ico': 'f.ico', 'icon-192.png': '1.png', 'icon-512.png': '5.png' };
  const assets = {
    images,
    script: '',
    integrity: '',
    pageScript: { file: '', integrity: '' },
    onDemand: {},
    font: '',
    shared: {},
    files: [],
  };
  const app = new Koa();
  app.silent = true;
  app.use(
    siteFiles({
      ...{ registry, contentVersion },
      render: { servicesUrl, publicUrl, assets },
      sitemapLimits: { urls: 3, bytes: 700 },
    }),
  );
  host = createServer(app.callback());
  url = await listen(host);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const server of [host, services]) {
    server.close();
    server.closeAllConnections();
  }
});

const read = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).text();

test('the sitemap lists the pages of the active remotes and every article', async () => {
  const xml = await read('/sitemap.xml');
  expect(xml).toContain(`<url><loc>${publicUrl}/help</loc></url>`);
  expect(xml).not.toContain('*');
  expect(xml).toContain(
    `<loc>${publicUrl}/help/articles/trim%20%26%20bleed</loc><lastmod>2026-02-03T00:00:00.000Z`,
  );
});

test('above the limits the sitemap is an index of parts', async () => {
  const before = articles;
  // Three addresses fit by their number, and these long ones not by their length.
  articles = [
    ...['a', 'b', 'c'].map(article),
    ...['d', 'e'].map((one) => article(one.repeat(400))),
  ];
  contentVersion.observe(5);
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const index = await read('/sitemap.xml');
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const parts = locations(index).map((part) => part?.replace(publicUrl, '') ?? '');
  expect(parts).toEqual([1, 2, 3, 4].map((part) => `/sitemap-${part}.xml`));
  const texts = await Promise.all(parts.map(read));
  for (const text of texts) {
    expect(text).toContain('<urlset ');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(700);
  }
  const slugs = ['a', 'b', 'c', 'd'.repeat(400), 'e'.repeat(400)];
  const pages = ['/', '/help', ...slugs.map((slug) => `/help/articles/${slug}`)];
  expect(texts.map(locations).map(({ length }) => length)).toEqual([3, 2, 1, 1]);
  expect(texts.flatMap(locations)).toEqual(pages.map((path) => publicUrl + path));
  expect((await fetch(`${url}/sitemap-5.xml`)).status).toBe(404);
  articles = before;
  contentVersion.observe(6);
  expect(await read('/sitemap.xml')).toContain('<urlset ');
  expect((await fetch(`${url}/sitemap-1.xml`)).status).toBe(404);
});

test('what services answered is kept until the content changes', async () => {
  await read('/llms.txt');
  await read('/llms.txt');
  expect(asked).toEqual(['/api/help/articles']);
  contentVersion.observe(7);
  await read('/llms.txt');
  expect(asked).toHaveLength(2);
});

test('what failed is asked for again, and no cache may keep the failure', async () => {
  contentVersion.observe(8);
  areServicesUp = false;
  const failed = await fetch(`${url}/sitemap.xml`);
  expect(failed.status).toBe(500);
  expect(failed.headers.get('cache-control')).toBeNull();
  areServicesUp = true;
  expect((await fetch(`${url}/sitemap.xml`)).status).toBe(200);
});

test('robots.txt keeps crawlers out of the admin area and the API, and names the sitemap', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('gpc.json says that the signal is honored', async () => {
  expect(JSON.parse(await read('/.well-known/gpc.json'))).toEqual({
    gpc: true,
    lastUpdate: '2024-06-01',
  });
});

test('security.txt expires within a year, as RFC 9116 recommends', async () => {
  const expires = /Expires: (.+)/.exec(await read('/.well-known/security.txt'))?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(365);
});

test('the manifest’s icons are files of the shell', async () => {
  const { icons } = JSON.parse(await read('/manifest.webmanifest')) as { icons: { src: string }[] };
  expect(icons.map(({ src }) => src)).toEqual(['/shell/1.png', '/shell/5.png']);
});

test('browsers that ask for favicon.ico are led to it', async () => {
  const answer = await fetch(`${url}/favicon.ico`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/shell/f.ico');
});

test('only reading is allowed', async () => {
  expect((await fetch(`${url}/robots.txt`, { method: 'POST' })).status).toBe(405);
});

test('the catalog leads to the card of the MCP server, which any site may read', async () => {
  const catalog = await fetch(`${url}/.well-known/ai-catalog.json`);
  const [entry] = ((await catalog.json()) as { entries: { type: string; url: string }[] }).entries;
  const card = await fetch(entry?.url.replace(publicUrl, url) ?? '');
  expect(card.headers.get('content-type')).toContain(String(entry?.type));
  for (const { headers } of [catalog, card]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  const found = (await card.json()) as { name: string; description: string };
  expect(found).toMatchObject({
    name: 'example.pressline/help',
    remotes: [{ type: 'streamable-http', url: `${publicUrl}/mcp` }],
  });
  expect(found.description.length).toBeLessThanOrEqual(100);
});
