import { strToU8, zipSync } from 'fflate';
import { expect, test } from '../../ownTest';

// Journeys of many steps, each of which waits for the server.
test.slow();

// Its own composition: other specs count articles and categories.
test.use({ own: 'elsewhere' });

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAAGklEQVR4nGPQWBBAFcQwatCoQaMGjRpEGQIAILKkEAQZKwYAAAAASUVORK5CYII=',
  'base64',
);

/** A site of MkDocs with ten articles. */
function siteOf(name: string, width: number) {
  const pages = Array.from({ length: 10 }, (_, at) => [
    `docs/page-${width}-${at}.md`,
    strToU8(
      `# ${name} ${at}\n\n!!! warning "Mind"\n    Hot.\n\n![Press](img/press.png)\n\nNext: [more](page-${width}-${(at + 1) % 10}.md), [gone](gone.md)\n`,
    ),
  ]);
  return zipSync({
    ...Object.fromEntries(pages),
    'mkdocs.yml': strToU8(`site_name: ${name}\n`),
    'docs/img/press.png': PICTURE,
  });
}

for (const width of [1440, 390]) {
  test(`an archive of another system comes as drafts, which are published, and goes with one undo apart from these, ${width} px wide`, async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    const name = `Varnish ${width}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn();
    await page.goto('/admin/import-export');
    const buffer = Buffer.from(siteOf(name, width));
    const file = { name: 'handbook.zip', mimeType: 'application/zip', buffer };
    await page.getByLabel(/Drop a zip file here/).setInputFiles(file);
    const title = page.getByRole('heading', { name: 'What handbook.zip would bring from MkDocs' });
    await expect(title).toBeFocused();
    await expect(page.getByRole('list', { name: 'Added' })).toContainText(`${name} 9`);
    await expect(page.getByRole('list', { name: 'Please note' })).toContainText(
      'Leads nowhere here: gone.md.',
    );
    await expect(page.getByLabel('New articles become')).toHaveValue('drafts');
    await page.getByRole('button', { name: /^Import \d+ changes$/ }).click();
    await expect(
      page.getByText(/^Imported \d+ items, |Imported handbook.zip/).first(),
    ).toBeVisible();

    const drafts = async () => (await api.admin.articles.list({ q: name, limit: 20 })).articles;
    await expect.poll(async () => (await drafts()).length, { timeout: 60_000 }).toBe(10);
    const made = await drafts();
    expect(made.filter(({ isPublished }) => isPublished)).toEqual([]);
    const opened = [0, 1].map(
      (at) => made.find(({ title }) => title === `${name} ${at}`)?.id ?? '',
    );
    for (const id of opened) await api.admin.articles.update(id, { isPublished: true });
    expect((await page.request.get(`/page-${width}-9/`)).status()).toBe(404);
    await page.goto(`/page-${width}-0/`);
    await expect(page).toHaveURL(new RegExp(`/help/articles/varnish-${width}-0$`));
    const article = page.getByRole('article');
    await expect(article.getByRole('img', { name: 'Press' })).toBeVisible();
    await article.getByRole('link', { name: 'more' }).click();
    await expect(page).toHaveURL(new RegExp(`/help/articles/varnish-${width}-1$`));

    await page.goto('/admin/import-export');
    await panel.action('Undo the import').click();
    await expect(page.getByText(/^Undid the import of /)).toBeVisible();
    // What was published since stays.
    expect((await drafts()).map(({ id }) => id).sort()).toEqual(opened.sort());
  });
}
