import { publishArticle } from '../../../articleFactory';
import { test as base, expect } from '../../../fixtures';
import { ArticleEditor } from '../../../pages/ArticleEditor';
import { LoginPage } from '../../../pages/LoginPage';

const password = 'gentle otter paints barns';

/** The editor of a second person, signed in on another machine. */
const test = base.extend<{ dana: { username: string; editor: ArticleEditor } }>({
  dana: async ({ api, browser, baseURL }, use) => {
    const username = `dana${Date.now()}`;
    await api.admin.users.create({ username, email: `${username}@example.com`, password });
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto('/admin/account');
    await new LoginPage(page).login(username, password);
    await page.getByText('This device').waitFor();
    await use({ username, editor: new ArticleEditor(page) });
    await context.close();
  },
});

// Conflicts and what was deleted.
test.use({ expectedErrors: [/409|404/] });

test('two people see each other at an article, and who saved or deleted it loses nobody’s text', async ({
  page,
  api,
  dana,
  signIn,
  editor,
}) => {
  const title = `Two at a sheet ${Date.now()}`;
  const article = await publishArticle(api, { title });
  const presence = `${dana.username} is editing this (since `;
  await dana.editor.open(article);
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(presence);
  await row.getByRole('button', { name: title, exact: true }).click();
  await expect(editor.dialog.getByText(presence)).toBeVisible();

  await dana.editor.dialog.getByLabel('Summary').fill('By Dana.');
  await dana.editor.save.click();
  await expect(dana.editor.toast).toContainText('Article updated successfully');
  await editor.title.fill(`${title}, mine`);
  await editor.save.click();
  const merge = page.getByRole('dialog', { name: /^This article was changed/ });
  await expect(merge).toContainText(`${dana.username} saved this article while you were editing`);
  await merge.getByRole('button', { name: 'Save the merged version' }).click();
  await expect(editor.toast).toContainText('Article updated successfully');
  const merged = { title: `${title}, mine`, summary: 'By Dana.' };
  expect(await api.admin.articles.get(article.id)).toMatchObject(merged);

  await editor.open(article);
  await api.admin.articles.remove(article.id);
  await editor.title.fill(`${title}, restored`);
  await editor.save.click();
  await expect(editor.dialog.getByText(/^Someone deleted this article/)).toBeVisible();
  await editor.button('Restore it').click();
  await expect(editor.dialog).toHaveCount(0);
  expect(await api.admin.articles.get(article.id)).toMatchObject({ title: `${title}, restored` });

  await editor.open(article);
  await api.admin.articles.remove(article.id);
  await editor.title.fill(`${title}, anew`);
  await editor.save.click();
  await editor.button('Save as new').click();
  await expect(editor.dialog).toHaveCount(0);
  const { articles } = await api.admin.articles.list({ q: title });
  expect(articles).toMatchObject([{ title: `${title}, anew`, summary: 'By Dana.' }]);
  for (const { id } of articles) await api.admin.articles.remove(id);
});
