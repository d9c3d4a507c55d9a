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
