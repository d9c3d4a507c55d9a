import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures';
import { LoginPage } from '../../pages/LoginPage';

// Journeys of many steps, each of which waits for the server.
test.slow();

const password = 'gentle otter paints barns';

test('what staff do is in the audit log, before and after, and leaves as a file', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const name = `Audited ${Date.now()}`;
  const tag = await api.admin.tags.create({ name, category: 'Ink' });
  await api.admin.tags.update(tag.id, { category: 'Paper' });
  await signIn();
  await panel.open('audit?area=Content');
  const row = page.getByRole('listitem').filter({ hasText: `Updated the tag “${name}”` });
  await row.getByText('Before and after').click();
  await expect(row.getByRole('row', { name: 'category Ink Paper' })).toBeVisible();
  await row.getByRole('button', { name: 'All entries about this' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    `Updated the tag “${name}”`,
    `Created the tag “${name}”`,
  ]);
  const download = page.waitForEvent('download');
  await panel.button('Export CSV').click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
});

test.describe('one’s own account', () => {
  // A wrong password, and the session that was ended elsewhere.
  test.use({ expectedErrors: [/40[01]/] });

  test('a new password ends the other sessions and keeps this one', async ({
    page,
    api,
    baseURL,
  }) => {
    const username = `kim${Date.now()}`;
    const email = `${username}@example.com`;
    await api.admin.users.create({ username, email, password });
    const other = await page.context().browser()?.newPage({ baseURL });
    if (!other) throw new Error('No second window');
    for (const window of [page, other]) {
      await window.goto('/admin/account');
      await new LoginPage(window).login(username, password);
      await expect(window.getByText('This device')).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
    await question.getByLabel('Current password').fill('not the password');
    await question.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(question.getByText('Not your current password')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('gentle otter paints fences');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('tab', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { name: 'FAQs', level: 2 })).toBeVisible();
    await other.getByRole('tab', { name: 'FAQs' }).click();
    await expect(other.getByLabel('Username')).toBeVisible();
    await other.close();
  });
});
