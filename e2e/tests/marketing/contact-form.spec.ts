import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const MAIL = '**/api/provider/PrintHouseProfile/SendContactMail';

const formOf = (page: Page) => page.locator('#contact form');

async function fill(page: Page, email: string) {
  const form = formOf(page);
  await form.getByLabel('First name').fill('Kim');
  await form.getByLabel('Last name').fill('Roller');
  await form.getByLabel('Work email').fill(email);
  await form.getByLabel('Company').fill('Ink & Sons');
  await form.getByLabel('Jobs a month').selectOption('501-2000');
  await form.getByLabel('Message').fill('Two presses, one stitcher.');
}

/** Goes into the form, and waits until its code is there: then it checks its fields itself. */
async function openForm(page: Page, address = '/#contact') {
  await page.goto(address);
  await formOf(page).getByLabel('First name').focus();
  await expect(formOf(page)).toHaveAttribute('novalidate', '', { timeout: 20_000 });
}

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

test('a message is sent as mail, thanked for and cleared', async ({ page, api }) => {
  await openForm(page);
  await fill(page, 'sent@shop.example');
  const call = page.waitForRequest(MAIL);
  await formOf(page).getByRole('button', { name: 'Send Message' }).click();
  expect((await call).postDataJSON()).toMatchObject({
    fromMail: 'sent@shop.example',
    subject: 'Schedule a demo',
    content: expect.stringContaining('Monthly job volume: 501-2000'),
  });
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(toast(page)).toContainText("We'll get back to you within 24 hours.");
  for (const label of ['First name', 'Last name', 'Work email', 'Company', 'Message']) {
    await expect(formOf(page).getByLabel(label)).toHaveValue('');
  }
  const { submissions } = await api.submissions.list({ q: 'sent@shop.example' });
  expect(submissions).toHaveLength(1);
});

test('what is missing is said beside its field, and nothing is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('SendContactMail')) calls += 1;
  });
  await openForm(page);
  await formOf(page).getByLabel('Work email').fill('kim@shop');
  // As long as a hand needs: the button stays where it is although the field before it is left.
  await formOf(page).getByRole('button', { name: 'Send Message' }).click({ delay: 200 });
  for (const message of [
    'Please enter your first name',
    'Please enter your last name',
    'Please enter a valid email address',
    'Please enter a company name',
  ]) {
    await expect(formOf(page).getByText(message)).toBeVisible();
  }
  await expect(formOf(page).getByLabel('First name')).toBeFocused();
  expect(calls).toBe(0);
});

test('a double click sends once, and the button says that it is sending', async ({ page }) => {
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIL, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await openForm(page);
  await fill(page, 'double@shop.example');
  await formOf(page).getByRole('button', { name: 'Send Message' }).dblclick();
  const button = formOf(page).getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  release();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(calls).toBe(1);
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/503|ERR_FAILED/] });

  test('the toast says why and every field keeps its value', async ({ page }) => {
    await page.route(MAIL, (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'unavailable', message: 'The service is temporarily unavailable' } },
      }),
    );
    await openForm(page);
    await fill(page, 'kept@shop.example');
    await formOf(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page)).toContainText('Failed to send message');
    await expect(toast(page)).toContainText('The service is temporarily unavailable');
    await expect(formOf(page).getByLabel('Work email')).toHaveValue('kept@shop.example');
    await expect(formOf(page).getByLabel('Message')).toHaveValue('Two presses, one stitcher.');
    await page.unroute(MAIL);
    await formOf(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page)).toContainText('Message sent successfully!');
  });

  test('without a connection the toast says to try later', async ({ page }) => {
    await openForm(page);
    await fill(page, 'offline@shop.example');
    await page.route(MAIL, (route) => route.abort());
    await formOf(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page)).toContainText('Please try again later.');
    await expect(formOf(page).getByLabel('Company')).toHaveValue('Ink & Sons');
  });
});

test('Contact Sales notes the plan and keeps what was typed', async ({ page }) => {
  await openForm(page);
  await formOf(page).getByLabel('Message').fill('We print labels.');
  await page.getByRole('link', { name: /Contact Sales about the Entry plan/ }).click();
  await expect(formOf(page).getByLabel('Message')).toHaveValue(
    'I would like an offer for the Entry plan.\n\nWe print labels.',
  );
});

test('a search without an answer is noted in the message', async ({ page }) => {
  await openForm(page, '/?topic=spot%20colors#contact');
  await expect(formOf(page).getByLabel('Message')).toHaveValue(/“spot colors”/);
});

test('what was typed before the form’s code is there stays, and scrolling by does not fetch it', async ({
  page,
}) => {
  const scripts: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contact-form.*.js', async (route) => {
    scripts.push(route.request().url());
    await held;
    await route.continue();
  });
  const closing = page.waitForResponse(/\/closing\..*\.js/);
  await page.goto('/?topic=spot%20colors#contact');
  await formOf(page).scrollIntoViewIfNeeded();
  await closing;
  expect(scripts).toEqual([]);

  await formOf(page).getByLabel('First name').focus();
  await page.keyboard.type('Kim');
  await expect.poll(() => scripts).toHaveLength(1);
  release();
  await expect(formOf(page)).toHaveAttribute('novalidate', '', { timeout: 20_000 });
  await expect(formOf(page).getByLabel('First name')).toBeFocused();
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Kim');
  await expect(formOf(page).getByLabel('Message')).toHaveValue(/“spot colors”/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, is stored and comes back with thanks', async ({ page, api }) => {
    await page.goto('/?plan=Professional#contact');
    await expect(formOf(page).getByLabel('Message')).toHaveValue(/Professional plan/);
    await fill(page, 'plain@shop.example');
    await formOf(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/\?sent=contact#contact$/);
    await expect(page.locator('#contact')).toContainText('Message sent successfully!');
    const { submissions } = await api.submissions.list({ q: 'plain@shop.example' });
    expect(submissions).toHaveLength(1);
  });

  test('a refused field is marked', async ({ page }) => {
    await page.goto('/');
    await fill(page, 'kim@shop');
    await formOf(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/failed=contact/);
    await expect(page.locator('#contact')).toContainText('Failed to send message');
    await expect(formOf(page).getByLabel('Work email')).toHaveAttribute('aria-invalid', 'true');
    await expect(formOf(page).getByText('Please enter a valid email address')).toBeVisible();
  });
});
