import { expect, test } from '../../fixtures';

test.use({ consent: 'none' });

const deleted = ['_ga', '_fbp', 'preferred_paper'];
const kept = ['sidebar_state', 'press_theme', 'session_id'];

test('withdrawing removes the record and every cookie but those that the site needs', async ({
  page,
  context,
  baseURL,
  shell,
  banner,
}) => {
  await shell.open('/cookies');
  await banner.acceptAll.click();
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
  await expect(banner.region).toBeVisible();
  // The button that was pressed is there no longer.
  await expect(page.getByRole('main')).toBeFocused();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual([...kept].sort());
  expect(await banner.record()).toBeNull();
});
