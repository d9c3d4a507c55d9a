import type { Page } from '@playwright/test';
import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// Journeys of several steps, each of which waits for the server.
test.slow();

const trash = (page: Page) => page.getByRole('region', { name: 'List of deleted items' });

test('an article that others link to is deleted after a question, and restored from the trash', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const categoryId = await demoCategoryId(api);
  const mark = `Binned ${Date.now()}`;
  const draft = { categoryId, isPublished: true };
  const article = await api.admin.articles.create({ ...draft, title: mark, content: 'Text.' });
  await api.admin.articles.create({
    ...{ ...draft, title: `Points to ${mark}` },
    content: `[There](/help/articles/${article.slug})`,
  });
  await signIn();
  await panel.open(`articles?q=${encodeURIComponent(mark)}`);
  await panel.button(`Delete ${mark}`).click();
  await expect(panel.question).toContainText(`1 article links to it: “Points to ${mark}”`);
  await expect(panel.question).toContainText('You can restore it from the trash for 30 days.');
  await panel.confirmDelete();
  await expect(panel.toast).toContainText('Article deleted successfully');

  await panel.tab('Trash').click();
  await page.getByRole('searchbox', { name: 'Search deleted items' }).fill(mark);
  const [all, ...kinds] = await page.getByLabel('Kind').getByRole('option').allTextContents();
  expect([all, ...kinds]).toEqual(['All kinds', ...kinds.toSorted()]);
  await page.getByLabel('Kind').selectOption('FAQs');
  await expect(page.getByText('No deleted items found matching your search')).toBeVisible();
  await page.getByLabel('Kind').selectOption('Articles');
  const row = trash(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Was published');
  await expect(row).toContainText('by Administrator');
  await panel.button(`Restore ${mark}`).click();
  await expect(panel.toast).toContainText('Article restored');
  await expect(panel.toast).toContainText('Readers can see it again.');
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/help/articles/${article.slug}`)).status()).toBe(200);
});

test.describe('at 390 px', () => {
  test.use({
    ...{ viewport: { width: 390, height: 844 } },
    expectedErrors: [/status of 409/],
  });

  test('a slug that is taken and a category that is gone are asked for, one after the other', async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    const { id: categoryId } = await api.admin.categories.create({ name: `Gone ${Date.now()}` });
    const title = `Came back ${Date.now()}`;
    const own = await api.admin.articles.create({ title, categoryId, content: 'Text.' });
    await api.admin.articles.remove(own.id);
    await api.admin.categories.remove(categoryId);
    const other = await demoCategoryId(api);
    const taken = { title, slug: own.slug, categoryId: other, content: 'Other.' };
    await api.admin.articles.create(taken);

    await signIn();
    await panel.open(`trash?q=${encodeURIComponent(title)}`);
    await panel.button(`Restore ${title}`).click();
    await expect(panel.dialog).toContainText('Its category was deleted.');
    await panel.dialog.getByLabel('Category').selectOption(other);
    await panel.dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(panel.dialog).toContainText(
      `Another article has the address /help/articles/${own.slug} now.`,
    );
    await expect(panel.dialog.getByLabel('New slug (URL)')).toHaveValue(`${own.slug}-2`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await panel.dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(panel.toast).toContainText('It’s a draft.');
    const { slug, categoryId: now } = await api.admin.articles.get(own.id);
    expect([slug, now]).toEqual([`${own.slug}-2`, other]);
  });
});

test('a super admin deletes a document for ever', async ({ api, page, signIn, panel }) => {
  const name = `For ever ${Date.now()}`;
  const { id } = await api.admin.tags.create({ name, category: '' });
  await api.admin.tags.remove(id);
  await signIn();
  await panel.open(`trash?q=${encodeURIComponent(name)}`);
  await panel.button(`Permanently delete ${name}`).click();
  await expect(panel.question).toContainText('You can’t undo this.');
  await panel.confirmDelete();
  await expect(trash(page).getByRole('listitem')).toHaveCount(0);
  expect((await api.trash.list({ q: name })).total).toBe(0);
});
