import type { Article } from '@pressline/shared-api';
import { demoCategoryId } from '../../articleFactory';
import { expect as expectSoon, test } from '../../fixtures';

// Journeys of many steps, each of which waits for the server.
const expect = expectSoon.configure({ timeout: 15_000 });
test.slow();

test('many articles are published, moved and deleted at once, and brought back', async ({
  page,
  api,
  signIn,
}) => {
  const from = await demoCategoryId(api);
  const { categories } = await api.admin.categories.list({ q: 'Integrations' });
  const [second] = categories;
  if (!second) throw new Error('The demo content is not there');
  const mark = `Gang ${Date.now()}`;
  const articles: Article[] = [];
  for (const title of [`${mark} one`, `${mark} two`]) {
    articles.push(await api.admin.articles.create({ title, categoryId: from }));
  }
  const stored = async () => (await api.admin.articles.list({ q: mark })).articles;
  const toast = page.getByRole('region', { name: /Notifications/ });

  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(mark)}`);
  await page.getByLabel('Select all articles on this page').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast).toContainText('2 articles published successfully');
  expect((await stored()).every(({ isPublished }) => isPublished)).toBe(true);

  await page.getByLabel('Select all articles on this page').check();
  await expect(page).toHaveURL(/selected=/);
  await page.reload();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move to category' }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption(second.id);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast).toContainText('2 articles moved successfully');
  expect((await stored()).every(({ categoryId }) => categoryId === second.id)).toBe(true);

  await page.getByLabel('Select all articles on this page').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast).toContainText('2 articles deleted successfully');
  expect(await stored()).toHaveLength(0);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: `${mark} one` })).toBeVisible();
  expect(await stored()).toHaveLength(2);
});

test('a category with content says at its row why it stays', async ({ page, api, signIn }) => {
  const category = await api.admin.categories.create({ name: `Kept ${Date.now()}` });
  await api.admin.faqs.create({
    question: 'Why?',
    answer: 'Because.',
    categoryId: category.id,
  });
  await signIn();
  await page.goto(`/admin/categories?q=${encodeURIComponent(category.name)}`);
  await page.getByLabel(`Select ${category.name}`).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The category still has 1 FAQ')).toBeVisible();
});
