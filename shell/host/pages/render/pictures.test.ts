import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { startTestSite } from '../../test/testSite';

const services = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  if (request.url?.endsWith('/bleed')) {
    response.setHeader('X-Picture-Origins', 'https://a.example https://b.example');
  }
  response.end('{}');
});
afterAll(() => services.close());

test('a page shows pictures of this site, and of the sites that its article names', async () => {
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const routes = ['/help', '/help/articles/:slug'].map((path) => ({
    ...{ path, example: path.replace(':', ''), serverRendered: true, preload: [] },
  }));
  const release = loadRemote(buildRelease("'Help'", { routes }));
  const load: NonNullable<LoadedRemote['server']>['load'] = async ({ api, params: { slug } }) => {
    if (slug) await api.help.articles.get(slug);
  };
  const server = release.server && { ...release.server, load };
  const site = await startTestSite(
    { ...release, server },
    `http://127.0.0.1:${(services.address() as AddressInfo).port}`,
  );
  const pictures = async (path: string) =>
    /img-src ([^;]+)/.exec(
      (await site.get(path)).headers.get('content-security-policy') ?? '',
    )?.[1];
  const both = "https://a.example https://b.example 'self' data:";
  for (const path of ['/help/articles/bleed', '/help/articles/bleed', '/help/articles/bleed?q=1']) {
    expect(await pictures(path)).toBe(both);
  }
  for (const path of ['/help', '/help/articles/other', '/about']) {
    expect(await pictures(path)).toBe("'self' data:");
  }
});
