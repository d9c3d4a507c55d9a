import { loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { hashSource } from '../../document/document';
import { startTestSite } from '../../test/testSite';

const routes = ['/help', '/help/articles/:slug'].map((path) => ({
  ...{ path, example: path.replace(':', ''), serverRendered: true, preload: [] },
}));

test('a route’s early script stands in its pages, whose policy alone allows it', async () => {
  const script = 'window.isRead = 1 < 2;';
  const release = loadRemote(buildRelease("'Help'", { routes }));
  const earlyScripts = { '/help/articles/:slug': script };
  const server = release.server && { ...release.server, earlyScripts };
  const site = await startTestSite({ ...release, server });
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

  for (const path of ['/help/articles/bleed', '/help/articles/bleed?q=pdf']) {
    const article = await site.get(path);
    expect(policyOf(article)).toContain(`script-src ${hashSource(script)} 127.0.0.1:`);
    expect(await article.text()).toContain(
      `<script data-folder="/remotes/mfe-help/${release.manifest.release}/">${script}</script>`,
    );
  }
  const front = await site.get('/help');
  expect(policyOf(front)).not.toContain(hashSource(script));
  expect(await front.text()).not.toContain(script);
});

test('a page whose document cannot be made goes on from memory; a new one is the error page', async () => {
  const release = loadRemote(buildRelease("'Help'", { routes }));
  const earlyScripts: Record<string, string> = {};
  const server = release.server && { ...release.server, earlyScripts };
  const site = await startTestSite({ ...release, server });
  const former = await (await site.get('/help')).text();

  // No text: what hashes it throws.
  for (const { path } of routes) earlyScripts[path] = {} as string;
  site.contentVersion.observe(2);
  const known = await site.get('/help');
  expect(known.status).toBe(200);
  expect(await known.text()).toBe(former);
  for (const path of ['/help/articles/bleed', '/help/articles/bleed?q=pdf']) {
    const unknown = await site.get(path);
    expect(unknown.status).toBe(500);
    expect(await unknown.text()).toContain('Something went wrong');
  }
});
