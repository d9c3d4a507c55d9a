import { FOREIGN_TERMS } from '@pressline/releases/files/browserFile';
import { loadRemote } from '@pressline/releases/loaded/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { startTestSite } from '../../test/testSite';

const page = { serverRendered: true, query: [], preload: [] };
const partners = loadRemote(
  buildRelease(
    undefined,
    {
      name: 'partners',
      server: null,
      routes: [
        { ...page, path: '/partners', example: '/partners' },
        { ...page, path: '/partners/*', example: '/partners/example' },
      ],
      foreign: {
        ...{ title: 'Our <partners>', basePath: '/partners', container: 'partner_app' },
        ...{ expose: './App', uses: [] },
      },
    },
    { [FOREIGN_TERMS]: '{}' },
  ),
);

test.each(['/partners', '/partners/map?from=mail'])(
  '%s of a foreign remote is a frame whose scripts start at once',
  async (path) => {
    const site = await startTestSite(partners);
    const answer = await site.get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain('<title>Our &lt;partners&gt; · Pressline</title>');
    expect(html).toContain('Our &lt;partners&gt;</h1>');
    expect(html).toMatch(/<noscript><p[^>]*>This page needs JavaScript/);
    expect(html).toContain('role="status" aria-busy="true"');
    expect(html).toContain('data-start="now"');
    const address = /data-page="([^"]+)"/.exec(html)?.[1] ?? '';
    const { remotes } = await (await site.get(address)).json();
    expect(remotes[0]).toMatchObject({
      ...{ name: 'partners', container: 'partner_app', layout: 'site' },
      foreign: {
        url: `/remotes/partners/${partners.manifest.release}/foreign.json`,
        integrity: expect.stringMatching(/^sha384-/),
      },
    });
  },
);
