import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

const deleted = ['_ga', '_fbp', 'preferred_paper'];
const kept = ['sidebar_state', 'press_theme', 'session_id'];

test('withdrawing removes the record and every cookie but those that the site needs', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/cookies', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Accept All' }).click();
  await context.addCookies([
    ...[...deleted, ...kept].map((name) => ({ name, value: '1', url: baseURL })),
    { name: 'for_this_page', value: '1', url: `${baseURL}/cookies` },
  ]);
  const receipt = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/consent') && /withdraw/.test(request.postData() ?? ''),
  );
  await page.getByRole('button', { name: 'Withdraw All Consent' }).click();
  await receipt;
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual([...kept].sort());
  const record = await page.evaluate(() => localStorage.getItem('pressline_consent_preferences'));
  expect(record).toBeNull();
});
