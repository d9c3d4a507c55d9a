import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const formOf = (page: Page) => page.locator('#newsletter form');
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Goes into the form, and waits until its code is there: then it checks its field itself. */
async function openForm(page: Page) {
  await page.goto('/#newsletter');
  await formOf(page).getByLabel('Email').focus();
  await expect(formOf(page)).toHaveAttribute('novalidate', '', { timeout: 20_000 });
}

async function subscribe(page: Page, email: string) {
  await formOf(page).getByLabel('Email').fill(email);
  await formOf(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('a subscription is stored once, thanked for and cleared', async ({ page, api }) => {
  await openForm(page);
  await subscribe(page, 'reader@shop.example');
  await expect(toast(page)).toContainText('Successfully subscribed!');
  await expect(toast(page)).toContainText('Thank you for subscribing to our newsletter.');
  await expect(formOf(page).getByLabel('Email')).toHaveValue('');
  const { submissions } = await api.submissions.list({ q: 'reader@shop.example' });
  expect(submissions).toHaveLength(1);
});

test('an address that is none is refused beside the field', async ({ page }) => {
  await openForm(page);
  await subscribe(page, 'nobody');
  await expect(formOf(page).getByText('Please enter a valid email address')).toBeVisible();
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/503/] });

  test('the toast says so and the address stays', async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '' }));
    await openForm(page);
    await subscribe(page, 'kept@shop.example');
    await expect(toast(page)).toContainText('Subscription failed');
    await expect(formOf(page).getByLabel('Email')).toHaveValue('kept@shop.example');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts and comes back with thanks', async ({ page }) => {
    await page.goto('/');
    await subscribe(page, 'plain-reader@shop.example');
    await expect(page).toHaveURL(/\/\?sent=newsletter#newsletter$/);
    await expect(page.locator('#newsletter')).toContainText('Successfully subscribed!');
  });
});

test.describe('without a network', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/],
  });

  test('the failure is said and the page stays, with what was typed', async ({ page, context }) => {
    await openForm(page);
    await context.setOffline(true);
    await subscribe(page, 'kept@shop.example');
    await expect(page.getByText('Subscription failed')).toBeVisible();
    await expect(formOf(page).getByLabel('Email')).toHaveValue('kept@shop.example');
  });
});
