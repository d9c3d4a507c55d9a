import { untilAlive } from '../../alive';
import { expect, test } from '../../fixtures';
import { ConsentBanner } from '../../pages/ConsentBanner';

test.use({ consent: 'none' });

const routes = ['/', '/help', '/help/articles/print-ready-pdf', '/nowhere', '/admin/login'];

test.describe('before a choice', () => {
  test.use({ expectedErrors: [/404/] });
  for (const route of routes) {
    test(`${route} shows the banner and asks no third party for anything`, async ({
      page,
      context,
      baseURL,
      shell,
      banner,
    }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
          foreign.push(request.url());
        }
      });
      await shell.open(route);
      await untilAlive(banner.acceptAll);
      await expect(banner.region).toBeVisible();
      // What the shell asks for when it starts has been asked for by then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(foreign).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

test.describe('without the scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the banner is in the first HTML, and hidden before the first paint once a choice is stored', async ({
    page,
    banner,
  }) => {
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('Necessary Only');
    await page.goto('/');
    await banner.necessaryOnly.click();
    await expect(banner.region).toBeHidden();
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(banner.region).toBeHidden();
  });
});

const choices = [
  { button: 'Accept All', functional: true, analytics: true, marketing: true },
  { button: 'Necessary Only', functional: false, analytics: false, marketing: false },
];
for (const { button, ...optional } of choices) {
  test(`${button} stores the record, sends a receipt and hides the banner`, async ({
    page,
    banner,
  }) => {
    await page.goto('/');
    const receipt = page.waitForRequest('**/api/consent');
    await page.getByRole('button', { name: button }).click();
    await expect(banner.region).toBeHidden();
    const record = await banner.record();
    expect(record).toMatchObject({
      hasConsented: true,
      version: '1.0',
      preferences: { necessary: true, ...optional },
    });
    const answer = await (await receipt).response();
    expect(answer?.ok()).toBe(true);
  });
}

test('Manage Preferences saves single toggles; Cancel saves nothing', async ({ page, banner }) => {
  await page.goto('/');
  await banner.manage.click();
  await expect(banner.category('Necessary')).toBeDisabled();
  await banner.category('Functional').click();
  await banner.preferences.getByRole('button', { name: 'Cancel' }).click();
  await expect(banner.preferences).toBeHidden();
  expect(await banner.record()).toBeNull();

  await banner.manage.click();
  await banner.category('Functional').click();
  await banner.save.click();
  await expect(banner.preferences).toBeHidden();
  await expect(banner.region).toBeHidden();
  const record = await banner.record();
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
    test(`${value} is ignored, and the banner asks again`, async ({ page, banner }) => {
      await banner.store(value);
      await page.goto('/help');
      await expect(banner.region).toBeVisible();
      await banner.necessaryOnly.click();
      await expect(banner.region).toBeHidden();
    });
  }
});

test('the footer opens the settings and opts out of sale', async ({ page, banner }) => {
  await page.goto('/');
  await banner.acceptAll.click();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner.preferences).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Do not sell/ }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(
    'You have opted out of the sale and sharing of your personal information.',
  );
  const record = await banner.record();
  expect(record.preferences).toMatchObject({ functional: true, analytics: true, marketing: false });
});

test('a choice in one tab holds in the other', async ({ page, context, banner }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/help');
  const { region } = new ConsentBanner(other);
  await expect(region).toBeVisible();
  await banner.acceptAll.click();
  await expect(region).toBeHidden();
});

test('with the keyboard alone: past the skip link into the banner, the dialog and back', async ({
  page,
  banner,
}) => {
  await page.goto('/');
  await banner.region.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'privacy notice' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.manage).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner.preferences).toBeVisible();
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab');
    const holdsFocus = banner.preferences.evaluate((dialog) =>
      dialog.contains(document.activeElement),
    );
    expect(await holdsFocus).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(banner.manage).toBeFocused();
});
