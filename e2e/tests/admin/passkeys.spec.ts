import { expect, test } from '../../ownTest';
import { LoginPage } from '../../pages/LoginPage';
import { PasskeyPage } from '../../pages/PasskeyPage';
import { adminPassword } from '../../site';
import { addAuthenticator } from '../../virtualAuthenticator';

test.use({ own: 'passkeys', expectedErrors: [/40[19] /] });
test.slow();

test('a passkey logs in alone and after the password, and a recovery code in its place', async ({
  page,
  login,
  panel,
}) => {
  const device = await addAuthenticator(page);
  const passkeys = new PasskeyPage(page);
  const dashboard = page.getByRole('heading', { level: 1, name: 'Help Center Admin' });
  await page.goto('/admin/account');
  await login.login('admin', adminPassword);
  const [code = ''] = await passkeys.add('Work laptop', adminPassword);
  await expect(passkeys.row('Work laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('work laptop');
  await expect(adding.getByText('You already have a passkey with this name')).toBeVisible();
  await adding.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Travel laptop');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(passkeys.row('Travel laptop')).toBeVisible();

  await passkeys.logOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dashboard).toBeVisible();

  await passkeys.logOut();
  await login.login('admin', adminPassword);
  await expect(dashboard).toBeVisible();

  await passkeys.logOut();
  await device.recognize(false);
  await login.login('admin', adminPassword);
  await expect(page.getByRole('alert')).toContainText('You canceled');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('a-wrong-one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This recovery code is wrong or was used before')).toBeVisible();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.toast).toContainText('9 recovery codes are left');

  await page.goto('/admin/account');
  await passkeys.remove('Travel laptop', adminPassword);
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('where every user needs a passkey, nothing else can be done before there is one', async ({
  page,
  browser,
  login,
  panel,
  api,
}) => {
  const user = { username: 'kim', email: 'kim@example.com', password: 'gentle otter paints barns' };
  await api.admin.users.create(user as never);
  await addAuthenticator(page);
  const passkeys = new PasskeyPage(page);
  const requirement = page.getByRole('switch', { name: 'Require passkeys for all admin users' });
  await page.goto('/admin/users');
  await login.login('admin', adminPassword);
  await requirement.click();
  await passkeys.confirm('Require', adminPassword);
  await expect(page.getByText(/Add your own passkey first/)).toBeVisible();
  await page.goto('/admin/account');
  await passkeys.add('Laptop', adminPassword);
  await page.goto('/admin/users');
  await requirement.click();
  await passkeys.confirm('Require', adminPassword);
  await expect(panel.toast).toContainText('Passkeys are required now');

  const kim = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await addAuthenticator(kim);
  await kim.goto('/admin/tags');
  await new LoginPage(kim).login(user.username, user.password);
  await expect(kim.getByRole('heading', { name: 'Add a passkey to continue' })).toBeVisible();
  expect(await kim.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await kim.getByRole('button', { name: 'Add a passkey' }).click();
  const own = new PasskeyPage(kim);
  expect(await own.saveCodes()).toHaveLength(10);
  await expect(kim.getByRole('heading', { level: 2, name: 'Tags' })).toBeVisible();
  await kim.goto('/admin/account');
  await kim.getByRole('button', { name: 'Remove Chrome on Windows' }).click();
  const refusal = kim.getByRole('dialog', { name: 'Remove “Chrome on Windows”?' });
  await expect(refusal).toContainText('Add another passkey before you remove your last one');
  await expect(refusal.getByLabel(/^Current password/)).toHaveCount(0);
  await refusal.getByRole('button', { name: 'OK' }).click();

  await page.reload();
  await panel.button('Reset passkeys of kim').click();
  await passkeys.confirm('Reset', adminPassword);
  await expect(panel.toast).toContainText('Reset the passkeys of kim');
  await kim.getByRole('tab', { name: 'FAQs' }).click();
  await expect(kim.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await kim.close();

  await requirement.click();
  await passkeys.confirm('Stop requiring', adminPassword);
  await expect(panel.toast).toContainText('no longer required');
  await page.goto('/admin/account');
  await passkeys.remove('Laptop', adminPassword);
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});
