import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

// Of the page that readers do not have any more.
test.use({ expectedErrors: [/404/] });

test('Ctrl+S keeps an article from readers, Update shows it to them, and unpublishing asks and can be undone', async ({
  page,
  api,
  signIn,
  editor,
  panel,
}) => {
  const title = `Dry the ink ${Date.now()}`;
  const article = await publishArticle(api, { title, summary: 'As published.' });
  const status = async () => (await page.request.get(pathOf(article))).status();
  await signIn();
  await editor.open(article);
  await editor.dialog.getByLabel('Summary').fill('Half a sen');
  await page.keyboard.press('Control+s');
  await expect(editor.dialog.getByText('Unpublished changes')).toBeVisible();
  await expect(editor.dialog.getByText(/^Saved/)).toBeVisible();
  expect(await api.admin.articles.get(article.id)).toMatchObject({ summary: 'As published.' });

  await editor.dialog.getByLabel('Summary').fill('A whole sentence.');
  await page.keyboard.press('Control+Enter');
  await expect(editor.toast).toContainText('Readers can see the changes now.');
  await expect(editor.dialog).toHaveCount(0);
  expect(await api.admin.articles.get(article.id)).toMatchObject({ summary: 'A whole sentence.' });

  await editor.open(article);
  await editor.dialog.getByLabel('Summary').fill('Not for readers yet');
  await editor.dialog.getByRole('switch', { name: 'Published' }).click();
  await expect(editor.save).toHaveAccessibleDescription('Unpublishes the article.');
  await editor.save.click();
  await expect(panel.question).toContainText('Readers won’t be able to find it');
  await panel.question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(editor.toast).toContainText('Unpublished. Readers can no longer find it.');
  expect(await status()).toBe(404);
  await editor.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.toast).toContainText(`“${title}” published`);
  await expect.poll(status).toBe(200);
  expect(await api.admin.articles.get(article.id)).toMatchObject({ summary: 'A whole sentence.' });
  await editor.open(article);
  await expect(editor.dialog.getByLabel('Summary')).toHaveValue('Not for readers yet');
});
