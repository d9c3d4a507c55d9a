import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import { PAGE_CONFIG_ID, type PageConfig } from '../../src/page/pageConfig';
import { startTestSite } from '../test/testSite';

type Site = Awaited<ReturnType<typeof startTestSite>>;

const htmlOf = async (site: Site, path: string) => (await site.get(path)).text();
const addressIn = (html: string) => / data-page="([^"]+)"/.exec(html)?.[1] ?? '';

test('a page that everyone gets names the address of its data, which never changes', async () => {
  const site = await startTestSite();
  const html = await htmlOf(site, '/help');
  expect(html).not.toContain(PAGE_CONFIG_ID);
  const answer = await site.get(addressIn(html));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const page = (await answer.json()) as PageConfig;
  expect(page).toMatchObject({ isServerRendered: true, remotes: [{ name: 'mfe-help' }] });
  expect(page.preloads.map(({ url }) => url)).toContainEqual(expect.stringContaining('App.js'));
});

test('any other page carries its data', async () => {
  const site = await startTestSite();
  const html = await htmlOf(site, '/help?q=pdf');
  expect(html).toContain(`id="${PAGE_CONFIG_ID}"`);
  expect(addressIn(html)).toBe('');
});

test('the data of a page outlives the page', async () => {
  const site = await startTestSite();
  const former = addressIn(await htmlOf(site, '/help'));
  site.contentVersion.observe('1');
  expect(addressIn(await htmlOf(site, '/help'))).not.toBe(former);
  expect((await site.get(former)).status).toBe(200);
});

test('another host answers the data too, if it would make the same page', async () => {
  const address = addressIn(await htmlOf(await startTestSite(), '/help'));
  const other = await startTestSite();
  expect((await other.get(address)).status).toBe(200);
  const later = await startTestSite();
  later.contentVersion.observe('1');
  expect((await later.get(address)).status).toBe(404);
  for (const path of ['/nowhere', '//', '//evil.example', '/help%00']) {
    expect((await other.get(address.replace('/help', path))).status).toBe(404);
  }
});

test('only the one address of a page has its data', async () => {
  const site = await startTestSite();
  const address = addressIn(await htmlOf(site, '/help'));
  for (const path of ['/help/', '/hel%70', '//help', '/help//']) {
    expect((await site.get(address.replace('/help', path))).status).toBe(404);
  }
});

test('a page of newer content than the host knew is not kept under the former address', async () => {
  const services = createServer((_request, response) => {
    response.setHeader('X-Content-Version', '7');
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const release = loadRemote(buildRelease());
  const load: RemoteServer['load'] = async ({ api }) => {
    await api.help.sitemap().catch(() => {});
    return undefined;
  };
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  const server = release.server && { ...release.server, load };
  const site = await startTestSite({ ...release, server }, url);
  expect(addressIn(await htmlOf(site, '/help'))).toBe('');
  expect(site.contentVersion.current()).toBe(7);
  expect(addressIn(await htmlOf(site, '/help'))).not.toBe('');
  services.close();
  services.closeAllConnections();
});

test('while a canary runs no cache in front keeps the data', async () => {
  const site = await startTestSite();
  site.canary.isRunning = true;
  const answer = await site.get(addressIn(await htmlOf(site, '/help')));
  expect(answer.headers.get('cache-control')).toContain('private');
});
