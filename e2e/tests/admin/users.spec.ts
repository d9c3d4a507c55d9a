import { expect as expectSoon, test } from '../../fixtures';

// Journeys of many steps, each of which waits for the server.
const expect = expectSoon.configure({ timeout: 15_000 });
test.slow();

const password = 'gentle otter paints barns';

test('a super admin keeps the accounts; an admin does not see them', async ({
  page,
  api,
  signIn,
}) => {
  const username = `kim${Date.now()}`;
  const toast = page.getByRole('region', { name: /Notifications/ });
  await signIn();
  await page.goto('/admin/users');
  await expect(page.getByRole('button', { name: 'Edit Administrator' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Administrator' })).toHaveCount(0);

  await page.getByRole('button', { name: 'New Admin User' }).click();
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Email/).fill(`${username}@example.com`);
  await page.getByLabel(/^Password/).fill('administrator');
  await expect(page.getByText(/^Too common/)).toBeVisible();
  await page.getByLabel(/^Password/).fill(password);
  await expect(page.getByText('Hard to guess', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast).toContainText('Admin user created successfully');

  await page.getByRole('button', { name: `Edit ${username}` }).click();
  await expect(page.getByLabel(/^Username/)).toBeDisabled();
  await page.getByLabel('Full Name').fill('Kim Berg');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast).toContainText('Admin user updated successfully');

  const kim = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!kim) throw new Error('No second window');
  await kim.goto('/admin/users');
  await kim.getByLabel('Username').fill(username);
  await kim.getByLabel(/^Password/).fill(password);
  await kim.getByRole('button', { name: 'Login' }).click();
  await expect(kim.getByText('You do not have access to this page.')).toBeVisible();
  await expect(kim.getByRole('tab', { name: 'Admin Users' })).toHaveCount(0);
  await expect(kim.getByText('Kim Berg').first()).toBeVisible();

  await page.getByRole('button', { name: 'Edit Kim Berg' }).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  await expect(page.getByText(/ends the person’s sessions/)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Inactive')).toBeVisible();
  await kim.getByRole('tab', { name: 'FAQs' }).click();
  await expect(kim.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await kim.close();

  await page.getByRole('button', { name: 'Delete Kim Berg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast).toContainText('Admin user deleted successfully');
  const { users } = await api.admin.users.list({ q: username });
  expect(users).toHaveLength(0);
});

test.describe('the last active super admin', () => {
  test.use({ expectedErrors: [/409/] });

  test('stays, and the editor comes back with the reason', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Edit Administrator' }).click();
    await page.getByLabel('Role').selectOption('Admin');
    await expect(page.getByText(/ends your own session/)).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    const reason = 'At least one active super admin must remain';
    await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();
    // The toast stands behind the dialog, which says the same to assistive technology.
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
      'Failed to update admin user',
    );
  });
});
