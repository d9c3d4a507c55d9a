import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { adminPassword } from '../../../site';

test('a signed-out visitor is sent to the login and back', async ({ page, panel, login }) => {
  await page.goto('/admin/articles');
  await expect(page).toHaveURL(/\/admin\/login/);
  await login.login('admin', adminPassword);
  await expect(page).toHaveURL(/\/admin\/articles/);
  await expect(panel.toast).toContainText('Login successful');
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/401/] });

  test('is refused with the reason and keeps the user name', async ({ page, panel, login }) => {
    await page.goto('/admin/login');
    await login.login('admin', 'not the password');
    await expect(panel.toast).toContainText('Login failed');
    await expect(page.getByLabel('Username')).toHaveValue('admin');
  });
});

test('an edit in the Articles tab is on the help center with the next load', async ({
  page,
  api,
  signIn,
  shell,
  panel,
  editor,
}) => {
  const title = `Counting sheets ${Date.now()}`;
  const article = await publishArticle(api, { title, content: 'Count them twice.' });
  await page.goto(pathOf(article));
  await expect(shell.heading).toHaveText(article.title);

  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(article.title)}`);
  await page.getByRole('button', { name: new RegExp(`Edit.*${article.title}`) }).click();
  await editor.title.fill(`${article.title} again`);
  await editor.save.click();
  await expect(panel.toast).toContainText('Article updated successfully');
  await page.goto(pathOf(article));
  await expect(shell.heading).toHaveText(`${article.title} again`);
});
