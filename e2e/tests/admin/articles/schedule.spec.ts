import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

test.use({
  viewport: { width: 390, height: 900 },
  // Of the page that readers do not have any more.
  expectedErrors: [/404/],
});

/** A time as the field of a browser in UTC holds it. */
const inMinutes = (count: number) =>
  new Date(Date.now() + count * 60_000).toISOString().slice(0, 16);

test('an article is unpublished when its time has come', async ({ page, api, signIn, editor }) => {
  const title = `Trim to size ${Date.now()}`;
  const article = await publishArticle(api, { title, content: 'Until then.' });
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: title, exact: true }).click();
  await editor.button('Schedule').click();
  const dialog = page.getByRole('dialog', { name: 'Schedule article' });
  await expect(dialog.getByText('Time zone UTC')).toBeVisible();
  const until = dialog.getByLabel('Unpublish at');
  await until.fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await until.fill(inMinutes(60));
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(editor.toast).toContainText(/Article scheduled.*Unpublishes .* [AP]M/);
  await editor.settings.click();
  await expect(editor.dialog.getByText(/^Unpublishes/)).toBeVisible();
  await editor.button('Cancel').click();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(row.getByText(/^Unpublishes/)).toBeVisible();

  // The field has minutes; the API takes the moment.
  const seen = { copyVersion: 0, articleVersion: article.version };
  const { article: planned } = await api.admin.workingCopies.get(article.id);
  await api.admin.workingCopies.schedule(article.id, {
    ...{ ...seen, publishAt: null, unpublishAt: new Date(Date.now() + 1_000).toISOString() },
    former: { publishAt: null, unpublishAt: planned?.unpublishAt ?? null },
  });
  await expect.poll(async () => (await page.request.get(pathOf(article))).status()).toBe(404);
  await page.reload();
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await expect(row.getByText('Scheduled', { exact: true })).toHaveCount(0);
});
