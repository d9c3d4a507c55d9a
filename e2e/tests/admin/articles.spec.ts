import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { adminPassword } from '../../site';

test('a signed-out visitor is sent to the login and back', async ({ page }) => {
  await page.goto('/admin/articles');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel(/^Password/).fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/articles/);
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'Login successful',
  );
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/401/] });

  test('is refused with the reason and keeps the user name', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel(/^Password/).fill('not the password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Login failed');
    await expect(page.getByLabel('Username')).toHaveValue('admin');
  });
});

test('an edit in the Articles tab is on the help center with the next load', async ({
  page,
  api,
  signIn,
}) => {
  const article = await api.admin.articles.create({
    title: `Counting sheets ${Date.now()}`,
    summary: 'How many sheets a job takes.',
    content: 'Count them twice.',
    categoryId: await demoCategoryId(api),
    isPublished: true,
  });
  await page.goto(`/help/articles/${article.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);

  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(article.title)}`);
  await page.getByRole('button', { name: new RegExp(`Edit.*${article.title}`) }).click();
  await page.getByLabel('Title').fill(`${article.title} again`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'Article updated successfully',
  );
  await page.goto(`/help/articles/${article.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${article.title} again`);
});
