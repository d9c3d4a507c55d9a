import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

test.use({
  viewport: { width: 390, height: 900 },
});

const DAY_MS = 86_400_000;
const dayFrom = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);

test('an article that is overdue says so to readers and in the list, until it is still right', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const title = `Ink densities ${Date.now()}`;
  const article = await publishArticle(api, { title, content: 'Measured on coated stock.' });
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: title, exact: true }).click();
  await editor.settings.click();
  await editor.button('Change owner or date').click();
  const fields = page.getByRole('dialog', { name: 'Owner and review date' });
  await expect(fields.getByText(/Reminders are off because email isn’t set up/)).toBeVisible();
  await fields.getByLabel('Owner').selectOption('admin');
  await fields.getByLabel('Verified until').fill(dayFrom(-2));
  expect(await pageProblems(page)).toEqual([]);
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(editor.toast).toContainText('Saved owner and review date');
  await expect(fields).toHaveCount(0);
  await expect(editor.dialog.getByText(/^Owner: .* · Verified until/)).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await editor.button('Cancel').click();

  await page.getByLabel('Status').selectOption('Needs review now');
  await page.getByLabel('Owner', { exact: true }).selectOption('admin');
  await expect(page.getByLabel('Order of the list')).toHaveValue('verifiedUntil');
  await expect(row.getByText('Needs review', { exact: true })).toBeVisible();
  await expect(row.getByText(/^Changed/)).toBeVisible();
  // Rows of the former filter are paler while the next ones load.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await pageProblems(page)).toEqual([]);
  const { pathname } = new URL(pathOf(article), page.url());
  await page.goto(pathname);
  await expect(page.getByText(/^Last checked/)).toBeVisible();

  await page.goBack();
  await row.getByRole('button', { name: `Mark as verified: ${title}` }).click();
  await expect(editor.toast).toContainText('Verified until');
  await expect(row).toBeHidden();
  expect(await api.admin.articles.get(article.id)).toMatchObject({
    version: article.version,
    updatedAt: article.updatedAt,
    owner: 'admin',
  });
  await page.goto(pathname);
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await expect(page.getByText(/^Last checked/)).toBeHidden();
  await api.admin.articles.remove(article.id);
});
