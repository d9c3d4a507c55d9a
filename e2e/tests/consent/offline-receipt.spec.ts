import { expect, test } from '../../fixtures';

test.use({
  consent: 'none',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|part of the page could not be loaded/],
});

test('the receipt of a choice made offline arrives when the network is back', async ({
  page,
  context,
  shell,
  banner,
}) => {
  await shell.open('/');
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\. You can keep reading this page/)).toBeInViewport();
  await banner.necessaryOnly.click();
  await expect(banner.region).toBeHidden();
  await expect
    .poll(() => banner.record('_receipt_queue'))
    .toMatchObject([{ action: 'necessary-only' }]);

  const receipt = page.waitForResponse('**/api/consent');
  await context.setOffline(false);
  expect((await receipt).ok()).toBe(true);
  await expect.poll(() => banner.record('_receipt_queue')).toBeNull();
  await expect(page.getByText(/^You’re offline/)).toBeHidden();
});
