import type { Page } from '@playwright/test';
import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// Journeys of many steps, each of which waits for the server.
test.slow();

/** In letters: numbers that could identify a person are not stored with a query. */
const mark = () => String(Date.now()).replace(/\d/g, (digit) => 'bcdfghklmn'.charAt(Number(digit)));

/** Searches and what is opened are counted in batches. */
async function refreshUntil(page: Page, check: () => Promise<void>) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await check();
  }).toPass({ timeout: 60_000 });
}

test('a pinned article takes a search off the list, which readers then find', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const title = `Varnish in two passes ${Date.now()}`;
  const query = `glimmer${mark()}`;
  const article = await publishArticle(api, { title });
  await api.help.searchAll(query);
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/search');
  const row = panel.row(query);
  await refreshUntil(page, () => expect(row).toContainText('No results', { timeout: 3_000 }));
  const pinning = page.getByRole('button', { name: `Pin a result: ${query}` });
  const texts = await row.getByText(/^Last on/).boundingBox();
  const firstButton = await row.getByRole('link', { name: /^Write article/ }).boundingBox();
  expect(firstButton?.y, 'below the text').toBeGreaterThan((texts?.y ?? 0) + (texts?.height ?? 0));
  await pinning.click();
  const dialog = page.getByRole('dialog', { name: 'Create Pinned Result' });
  await expect(dialog.getByLabel(/^Search\*?$/)).toHaveValue(query);
  await dialog.getByRole('searchbox').fill(title);
  await dialog.getByRole('button', { name: `Choose ${title}` }).click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: 'Pinned results' }).click();
  await expect(row.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/admin/articles/${article.id}`,
  );
  await panel.button(`Delete ${query}`).click();
  await expect(row).toHaveCount(0);
});

test('a published article takes its search off the list, and a dismissed search comes back with Undo', async ({
  page,
  api,
  signIn,
  panel,
  editor,
}) => {
  const query = `matt${mark()}`;
  await api.help.searchAll(query);
  await signIn();
  await panel.open('search');
  const row = panel.row(query);
  await refreshUntil(page, () => expect(row).toBeVisible({ timeout: 3_000 }));
  await page.getByRole('button', { name: `Not relevant: ${query}` }).click();
  await expect(row).toHaveCount(0);
  await panel.undo();
  await expect(row).toBeVisible();

  await page.getByRole('link', { name: `Write article: ${query}` }).click();
  await expect(editor.title).toHaveValue(query);
  await editor.fillIn(query);
  await editor.button('Create').click();
  await expect(editor.toast).toContainText('Article created successfully');
  await panel.open('search');
  await expect(row).toBeVisible();
  const { articles } = await api.admin.articles.list({ q: query });
  for (const { id } of articles) await api.admin.articles.update(id, { isPublished: true });
  await refreshUntil(page, () => expect(row).toHaveCount(0, { timeout: 3_000 }));
  for (const { id } of articles) await api.admin.articles.remove(id);
});
