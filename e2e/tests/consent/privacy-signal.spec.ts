import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

test.describe('with the Global Privacy Control signal', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    }),
  );

  test('the first HTML already says that it is honored', async ({ page }) => {
    const answer = await page.request.get('/help', { headers: { 'Sec-GPC': '1' } });
    expect(await answer.text()).toContain('<html lang="en" data-consent="gpc" data-gpc="honored">');
    expect(answer.headers().vary).toContain('Sec-GPC');
  });

  test('an opt-out is stored, and nothing is asked', async ({ page, banner }) => {
    await page.goto('/');
    const notice = page.getByRole('region', { name: 'Privacy signal' });
    await expect(notice).toContainText('Opt-Out Request Honored');
    await expect(banner.region).toBeHidden();
    await expect.poll(() => banner.record('_gpc_applied')).toBe(true);
    const record = await banner.record();
    expect(record).toMatchObject({
      hasConsented: false,
      preferences: { necessary: true, functional: true, analytics: false, marketing: false },
    });
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('Opt-Out Request Honored');
  });

  test('a yes given against it is asked for once more', async ({ page, banner }) => {
    await page.goto('/');
    await banner.manage.click();
    await banner.category('Analytics').click();
    await banner.save.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    const record = await banner.record();
    expect(record.preferences.analytics).toBe(false);
  });
});

test('without the signal the same address answers without its mark', async ({ page }) => {
  const html = await (await page.request.get('/help')).text();
  expect(html).toContain('<html lang="en"><head>');
});
