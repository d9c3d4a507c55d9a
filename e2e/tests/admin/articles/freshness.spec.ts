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
  const fields = editor.dialog.getByRole('group', { name: 'Freshness' });
  await expect(fields.getByText(/Reminders are off because email isn’t set up/)).toBeVisible();
  await fields.getByLabel('Owner').selectOption('admin');
  await expect(editor.toast).toContainText('Owner saved');
  const until = fields.getByLabel('Verified until');
  await until.fill(dayFrom(-2));
  await until.blur();
  await expect(editor.toast).toContainText('Date saved');
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
