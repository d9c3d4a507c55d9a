import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

const KEY = 'pressline_consent_preferences';

test.describe('with the Global Privacy Control signal', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    }),
  );

  test('the first HTML says already that it is honoured', async ({ page }) => {
    const answer = await page.request.get('/help', { headers: { 'Sec-GPC': '1' } });
    expect(await answer.text()).toContain('<html lang="en" data-consent="gpc" data-gpc="honored">');
    expect(answer.headers().vary).toContain('Sec-GPC');
  });

  test('the record of the specification is stored, and nothing is asked', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
    const notice = page.getByRole('region', { name: 'Privacy signal' });
    await expect(notice).toContainText('Opt-Out Request Honored');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(`${key}_gpc_applied`), KEY))
      .toBe('true');
    const record = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '');
    expect(record).toMatchObject({
      hasConsented: false,
      preferences: { necessary: true, functional: true, analytics: false, marketing: false },
    });
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('Opt-Out Request Honored');
  });

  test('a yes given against it is asked for once more', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Manage Preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
    await dialog.getByRole('switch', { name: /Analytics/ }).click();
    await dialog.getByRole('button', { name: 'Save Preferences' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    const record = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '');
    expect(record.preferences.analytics).toBe(false);
  });
});

test('without the signal the same address answers without its mark', async ({ page }) => {
  const html = await (await page.request.get('/help')).text();
  expect(html).toContain('<html lang="en"><head>');
});
