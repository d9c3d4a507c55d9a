import { expect, test } from '../../fixtures';

test.use({
  consent: 'none',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|part of the page could not be loaded/],
});

const QUEUE = 'pressline_consent_preferences_receipt_queue';

test('the receipt of a choice made offline arrives when the network is back', async ({
  page,
  context,
}) => {
  const queued = () => page.evaluate((key) => localStorage.getItem(key), QUEUE);
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. This page stays readable/)).toBeInViewport();
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await expect.poll(queued).toContain('necessary-only');

  const receipt = page.waitForResponse('**/api/consent');
  await context.setOffline(false);
  expect((await receipt).ok()).toBe(true);
  await expect.poll(queued).toBeNull();
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});
