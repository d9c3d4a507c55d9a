import { test as base, expect } from '../../fixtures';
import { SiteForm } from '../../pages/SiteForm';

const test = base.extend<{ newsletter: SiteForm }>({
  newsletter: async ({ page }, use) => use(new SiteForm(page, 'newsletter')),
});

async function subscribe(newsletter: SiteForm, email: string) {
  await newsletter.field('Email').fill(email);
  await newsletter.button('Subscribe').click();
}

test('a subscription is stored once, thanked for and cleared', async ({
  api,
  shell,
  newsletter,
}) => {
  await newsletter.open();
  await subscribe(newsletter, 'reader@shop.example');
  await expect(shell.toast).toContainText('Successfully subscribed!');
  await expect(shell.toast).toContainText('Thank you for subscribing to our newsletter.');
  await expect(newsletter.field('Email')).toHaveValue('');
  const { submissions } = await api.submissions.list({ q: 'reader@shop.example' });
  expect(submissions).toHaveLength(1);
});

test('an invalid address is refused beside the field', async ({ newsletter }) => {
  await newsletter.open();
  await subscribe(newsletter, 'nobody');
  await expect(newsletter.form.getByText('Please enter a valid email address')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and comes back with thanks', async ({ page, newsletter }) => {
    await page.goto('/');
    await subscribe(newsletter, 'plain-reader@shop.example');
    await expect(page).toHaveURL(/\/\?sent=newsletter#newsletter$/);
    await expect(page.locator('#newsletter')).toContainText('Successfully subscribed!');
  });
});

test.describe('without a network', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/],
  });

  test('a toast reports the failure, and the address stays', async ({
    page,
    context,
    newsletter,
  }) => {
    await newsletter.open();
    await context.setOffline(true);
    await subscribe(newsletter, 'kept@shop.example');
    await expect(page.getByText('Subscription failed', { exact: true })).toBeVisible();
    await expect(newsletter.field('Email')).toHaveValue('kept@shop.example');
  });
});
