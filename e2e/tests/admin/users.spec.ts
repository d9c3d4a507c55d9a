import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';
import { LoginPage } from '../../pages/LoginPage';

// Journeys of many steps, each of which waits for the server.
test.slow();

const password = 'gentle otter paints barns';

test('a super admin creates, edits, deactivates and deletes accounts; an admin does not see them', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const username = `kim${Date.now()}`;
  // Another than that of a former try, whose account may have stayed.
  const fullName = `Kim Berg ${username}`;
  await signIn();
  await panel.open('users');
  await expect(panel.button('Edit Administrator')).toBeVisible();
  await expect(panel.button('Delete Administrator')).toHaveCount(0);

  await panel.button('New Admin User').click();
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Email/).fill(`${username}@example.com`);
  await page.getByLabel(/^Password/).fill('administrator');
  await expect(page.getByText(/^Too common/)).toBeVisible();
  await page.getByLabel(/^Password/).fill(password);
  await expect(page.getByText('Hard to guess', { exact: true })).toBeVisible();
  await panel.action('Create').click();
  await expect(panel.toast).toContainText('Admin user created successfully');

  await panel.button(`Edit ${username}`).click();
  await expect(page.getByLabel(/^Username/)).toBeDisabled();
  await page.getByLabel('Full Name').fill(fullName);
  await panel.button('Update').click();
  await expect(panel.toast).toContainText('Admin user updated successfully');

  const kim = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!kim) throw new Error('No second window');
  await kim.goto('/admin/users');
  await new LoginPage(kim).login(username, password);
  await expect(kim.getByText('You don’t have access to this page.')).toBeVisible();
  await expect(kim.getByRole('tab', { name: 'Admin Users' })).toHaveCount(0);
  await expect(kim.getByText(fullName).first()).toBeVisible();

  const article = await publishArticle(api, { title: `Kept of ${username}`, content: 'Kept.' });
  await api.admin.freshness.set(article.id, { owner: username });
  await panel.button(`Edit ${fullName}`).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  await expect(page.getByText(/signs this user out/)).toBeVisible();
  await page.getByLabel('New owner of this article').selectOption('admin');
  expect(await pageProblems(page)).toEqual([]);
  await panel.button('Update').click();
  // The row shows it before the server has answered.
  await expect(page.getByText('Inactive')).toBeVisible();
  await expect.poll(async () => (await api.admin.articles.get(article.id)).owner).toBe('admin');
  await kim.getByRole('tab', { name: 'FAQs' }).click();
  await expect(kim.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await kim.close();

  await panel.button(`Delete ${fullName}`).click();
  await panel.confirmDelete();
  await expect(panel.toast).toContainText('Admin user deleted successfully');
  const { users } = await api.admin.users.list({ q: username });
  expect(users).toHaveLength(0);
});

test('the articles of an owner who is deleted are named, and go to another user', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const username = `owner${Date.now()}`;
  const body = { username, email: `${username}@example.com`, password };
  await api.admin.users.create(body);
  const title = `Owned by ${username}`;
  const article = await publishArticle(api, { title, content: 'Kept.' });
  await api.admin.freshness.set(article.id, { owner: username });
  await signIn();
  await panel.open('users');
  await panel.button(`Delete ${username}`).click();
  await expect(panel.question.getByText(`“${title}”.`)).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  const listing = page.waitForEvent('popup');
  await panel.question.getByRole('link', { name: '1 article' }).click();
  const list = await listing;
  await expect(list.getByRole('button', { name: title, exact: true })).toBeVisible();
  await expect(list.getByRole('listitem').getByText(`Owner: ${username}`)).toHaveCount(1);
  await list.close();

  await panel.question.getByLabel('New owner of this article').selectOption('admin');
  await panel.confirmDelete();
  await expect(panel.toast).toContainText('Admin user deleted successfully');
  expect(await api.admin.articles.get(article.id)).toMatchObject({ owner: 'admin' });
});

test.describe('the last active super admin', () => {
  test.use({ expectedErrors: [/409/] });

  test('stays, and the editor comes back with the reason', async ({ page, signIn, panel }) => {
    await signIn();
    await panel.open('users');
    await panel.button('Edit Administrator').click();
    await page.getByLabel('Role').selectOption('Admin');
    await expect(page.getByText(/signs you out/)).toBeVisible();
    await panel.button('Update').click();
    const reason = 'At least one active super admin must remain';
    await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();
    // The toast stands behind the dialog, which says the same to assistive technology.
    await expect(panel.toast).toContainText('Failed to update admin user');
  });
});
