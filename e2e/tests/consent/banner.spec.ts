import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

const KEY = 'pressline_consent_preferences';
const routes = ['/', '/help', '/help/articles/print-ready-pdf', '/nowhere', '/admin/login'];

test.describe('before a choice', () => {
  test.use({ expectedErrors: [/404/] });
  for (const route of routes) {
    test(`${route} shows the banner and asks no third party for anything`, async ({
      page,
      context,
      baseURL,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
          foreign.push(request.url());
        }
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
      expect(foreign).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

test.describe('without the scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the banner is in the first HTML, and hidden before the first paint once a choice is stored', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('Necessary Only');
    await page.goto('/');
    await page.getByRole('button', { name: 'Necessary Only' }).click();
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  });
});

const choices = [
  { button: 'Accept All', functional: true, analytics: true, marketing: true },
  { button: 'Necessary Only', functional: false, analytics: false, marketing: false },
];
for (const { button, ...optional } of choices) {
  test(`${button} stores the record, sends a receipt and hides the banner`, async ({ page }) => {
    await page.goto('/');
    const receipt = page.waitForRequest('**/api/consent');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    const record = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '');
    expect(record).toMatchObject({
      hasConsented: true,
      version: '1.0',
      preferences: { necessary: true, ...optional },
    });
    const answer = await (await receipt).response();
    expect(answer?.ok()).toBe(true);
  });
}

test('Manage Preferences saves single toggles; Cancel saves nothing', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Manage Preferences' });
  const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
  await open.click();
  await expect(dialog.getByRole('switch', { name: /Necessary/ })).toBeDisabled();
  await dialog.getByRole('switch', { name: /Functional/ }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();

  await open.click();
  await dialog.getByRole('switch', { name: /Functional/ }).click();
  await dialog.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  const record = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '');
  expect(record.preferences).toEqual({
    necessary: true,
    functional: true,
    analytics: false,
    marketing: false,
  });
});

test.describe('a stored value that is not a record', () => {
  test.use({ expectedErrors: [/stored cookie consent is ignored/] });
  for (const value of ['{', 'null', '[]', '{"version":"1.0"}', '"yes"', '{"version":"0.9"}']) {
    test(`${value} breaks nothing and asks again`, async ({ page }) => {
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        KEY,
        value,
      ] as const);
      await page.goto('/help');
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
      await page.getByRole('button', { name: 'Necessary Only' }).click();
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    });
  }
});

test('the footer opens the settings and opts out of sale', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie Preferences' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Do not sell/ }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(
    'You have opted out of the sale and sharing of your personal information.',
  );
  const record = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '');
  expect(record.preferences).toMatchObject({ functional: true, analytics: true, marketing: false });
});

test('a choice in one tab holds in the other', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/help');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(other.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
});

test('with the keyboard alone: past the skip link into the banner, the dialog and back', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'privacy notice' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const open = page.getByRole('button', { name: 'Manage Preferences' });
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
