import { startPage } from '../../../alive';
import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

const path = '/help/articles/choose-an-imposition';

test('the table of contents of a started page follows the scroll', async ({ page }) => {
  await page.goto(path);
  await startPage(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Creep in stitched work' }).click();
  await expect(page.getByRole('heading', { name: 'Creep in stitched work' })).toBeInViewport();
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('Creep in stitched work');
  await page.getByRole('heading', { name: 'The four layouts' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -5_000);
  await expect(current).toHaveCount(0);
});

test('on a phone the table of contents is folded and closes after a choice', async ({
  page,
  shell,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.open(path);
  const contents = page.getByRole('group').filter({ hasText: 'On this page' });
  const link = contents.getByRole('link', { name: 'Before plates' });
  await expect(contents).toBeVisible();
  await expect(link).toBeHidden();
  await contents.getByText('On this page').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Before plates' })).toBeInViewport();
  await expect(link).toBeHidden();
});

test('a link to a heading of another article arrives there, below the header, with the focus', async ({
  page,
  api,
  shell,
}) => {
  const article = await publishArticle(api, {
    title: 'With a link',
    content: `See [creep](${path}#section-creep-in-stitched-work).`,
  });
  await shell.open(pathOf(article));
  await page.getByRole('link', { name: 'creep' }).click();
  const heading = page.getByRole('heading', { name: 'Creep in stitched work' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const { bottom } = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().toJSON());
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

test('the page shows breadcrumbs, its date and structured data', async ({ page }) => {
  await page.goto(path);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(['Help Center', 'Production & Prepress']);
  await expect(page.getByText('3 min read').first()).toBeVisible();
  await expect(page.getByText(/^Updated/)).toBeVisible();
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [article, breadcrumbs] = found.map((text) => JSON.parse(text));
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Choose an imposition for sheet-fed work',
  });
  expect(breadcrumbs.itemListElement).toHaveLength(3);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    `${path}.md`,
  );
});

test('one reader is one view in a session, and staff are none', async ({ page, signIn }) => {
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) views.push(request.method());
  });
  const isCached = () => page.evaluate(async (url) => Boolean(await caches.match(url)), path);
  await page.goto(path);
  await expect.poll(() => views).toEqual(['POST']);
  // The second time the page has been read as well once it has been kept anew.
  await page.evaluate(
    (url) => caches.open('pressline-articles-1').then((kept) => kept.delete(url)),
    path,
  );
  await page.reload();
  await expect.poll(isCached).toBe(true);
  expect(views).toEqual(['POST']);

  await page.evaluate(() => sessionStorage.clear());
  await signIn();
  await page.evaluate(
    (url) => caches.open('pressline-articles-1').then((kept) => kept.delete(url)),
    path,
  );
  await page.reload();
  const edit = page.getByRole('link', { name: 'Edit' });
  await expect(edit).toHaveAttribute('href', /^\/admin\/articles\/[0-9a-f]{24}$/);
  await expect.poll(isCached).toBe(true);
  expect(views).toEqual(['POST']);
});

test('every page of the help center answers Markdown to who prefers it', async ({ request }) => {
  const html = await (await request.get('/help')).headers();
  for (const address of [path, '/help', '/help?q=bleed', '/help/glossary']) {
    const [page, search = ''] = address.split(/(?=\?)/);
    const chosen = await request.get(address, { headers: { accept: 'text/markdown, */*' } });
    const named = await request.get(`${page}.md${search}`);
    expect(chosen.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      vary: 'Accept, Accept-Encoding',
    });
    // Other pages name the content version, which other specs raise meanwhile.
    if (address === path) expect(await chosen.body()).toEqual(await named.body());
    else expect(named.status()).toBe(200);
    const headers = { accept: 'text/markdown', 'if-none-match': String(html.etag) };
    expect((await request.get(address, { headers })).status()).toBe(200);
  }
  expect(html['content-type']).toContain('text/html');
  expect(html.vary).toContain('Accept,');
  const full = await (await request.get('/llms-full.txt')).text();
  expect(full).toContain(`${path}\n`);
});

test.describe('drafts and former addresses', () => {
  test.use({ expectedErrors: [/404/] });

  test('a draft is not there, and an old slug leads to the new one', async ({ api, request }) => {
    const article = await publishArticle(api, { title: 'On the move', content: 'Text' });
    const former = pathOf(article);
    const slug = `${article.slug}-new`;
    await api.admin.articles.update(article.id, { slug });
    const moved = await request.get(former, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toContain(slug);
    const markdown = await request.get(`${former}.md`);
    expect(new URL(markdown.url()).pathname).toBe(`/help/articles/${slug}.md`);
    await api.admin.articles.update(article.id, { isPublished: false });
    expect((await request.get(`/help/articles/${slug}`)).status()).toBe(404);
  });
});
