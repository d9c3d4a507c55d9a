import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { startTestSite } from '../test/testSite';

const route = (path: string, example: string) => ({
  ...{ path, example, serverRendered: true, preload: [], query: [] },
});
const ARTICLES = route('/help/articles/:slug', '/help/articles/example');
const NOT_FOUND = route('/help/*', '/help/somewhere/else');
const COUNTED = "'render ' + (globalThis.rendersOfPages = (globalThis.rendersOfPages ?? 0) + 1)";

/** A site whose remote has one article, at `/help/articles/known`. */
function startSite(routes: ReturnType<typeof route>[]) {
  const release = loadRemote(buildRelease(COUNTED, { routes }));
  const load: NonNullable<LoadedRemote['server']>['load'] = async ({ route: path, params }) =>
    path === ARTICLES.path && params.slug !== 'known' ? { status: 404 } : undefined;
  return startTestSite({ ...release, server: release.server && { ...release.server, load } });
}

const renderOf = (html: string) => Number(/render (\d+)/.exec(html)?.[1]);

test('what is not there has one page, rendered once for all addresses', async () => {
  const site = await startSite([ARTICLES, NOT_FOUND]);
  const renders = new Set<number>();
  for (let count = 0; count < 5; count += 1) {
    const paths = [`/help/articles/${count}`, `/help/any/${count}`, `/help/articles/${count}?q=1`];
    for (const response of await Promise.all(paths.map((path) => site.get(path)))) {
      expect(response.status).toBe(404);
      renders.add(renderOf(await response.text()));
    }
  }
  expect(renders.size).toBe(1);

  const known = await site.get('/help/articles/known');
  expect(known.status).toBe(200);
  const [former = 0] = renders;
  expect(renderOf(await known.text())).toBe(former + 1);

  site.contentVersion.observe('2');
  const later = await (await site.get('/help/articles/other')).text();
  expect(renderOf(later)).toBe(former + 2);
});

test('a remote without a not-found page has that of the host', async () => {
  const site = await startSite([ARTICLES]);
  const pages = await Promise.all(
    ['/help/articles/other', '/nowhere'].map(async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      return response.text();
    }),
  );
  expect(pages[0]).toBe(pages[1]);
  expect(pages[0]).toContain('Did you forget to add the page to the router?');
});
