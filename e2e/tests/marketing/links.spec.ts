import { expect, test } from '../../fixtures';

/** Runs in the browser: reads every page of this site that can be reached, and what is broken on it. */
async function crawl(start: string) {
  const found = new Map<string, Document | null>();
  const links: { from: string; href: string; path: string; id: string }[] = [];

  const read = async (path: string) => {
    const answer = await fetch(path);
    const text = await answer.text();
    const page = answer.ok ? new DOMParser().parseFromString(text, 'text/html') : null;
    found.set(path, page);
    for (const link of page?.querySelectorAll('a[href]') ?? []) {
      const href = link.getAttribute('href') ?? '';
      const { origin, pathname, hash } = new URL(href, location.origin + path);
      const id = decodeURIComponent(hash.slice(1));
      if (origin === location.origin) links.push({ from: path, href, path: pathname, id });
    }
  };
  for (let next = [start]; next.length > 0; ) {
    await Promise.all(next.map(read));
    next = [...new Set(links.map(({ path }) => path))].filter((path) => !found.has(path));
  }
  const broken = links.filter(({ href, path, id }) => {
    const page = found.get(path);
    return href === '' || href === '#' || !page || (id && !page.getElementById(id));
  });
  return {
    pages: [...found.keys()],
    broken: broken.map(({ from, href }) => `${from} → ${href}`),
  };
}

test('every internal link and anchor that is reached from the landing page resolves', async ({
  page,
}) => {
  // Every page is rendered once for it.
  test.setTimeout(180_000);
  // A page of this site that may parse HTML, as no page of ours may.
  await page.route('**/crawler', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Crawler</title>' }),
  );
  await page.goto('/crawler');
  const { pages, broken } = await page.evaluate(crawl, '/');
  expect(broken).toEqual([]);

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed).toContain('/terms');
  // Articles are listed by a category once it is opened.
  const own = listed.filter((path) => !path.startsWith('/help/articles/'));
  expect(
    own.filter((path) => !pages.includes(path)),
    'pages that no link leads to',
  ).toEqual([]);
});
