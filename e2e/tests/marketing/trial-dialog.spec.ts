import type { Page } from '@playwright/test';
import { accountUrlOf } from '@pressline/shared-api';
import { untilAlive } from '../../alive';
import { expect, saveData, test } from '../../fixtures';

const CREATE = '**/api/provider/v1/crm-service/employee/CreateDemoUser';
/** What the site answers while there is no provider of accounts. */
const ACCOUNT = /^https:\/\/app\.pressline\.example\//;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Start your free trial' });
const answerWith = (url: string | undefined) => ({
  json: { message: 'Done', data: { data: { url, data: { url } } } },
});

async function pressLink(page: Page) {
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(dialogOf(page)).toBeVisible();
}

async function openDialog(page: Page) {
  await page.goto('/');
  await pressLink(page);
}

async function fill(page: Page) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Region').selectOption('International');
  await dialog.getByLabel('Work email').fill('kim@shop.example');
  await dialog.getByLabel('Company name').fill('Ink & Sons');
}

const continueButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue' });

test('the account is created once, and Move to Login opens its address', async ({
  page,
  context,
}) => {
  const bodies: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CREATE, async (route) => {
    bodies.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('Region')).toBeFocused();
  await expect(continueButton(page)).toBeDisabled();
  await fill(page);
  await dialogOf(page).getByLabel('Country prefix').selectOption({ label: '+49 Germany' });
  await dialogOf(page).getByLabel('Phone', { exact: true }).fill('(030) 123-4567');
  await expect(dialogOf(page).getByLabel('Phone', { exact: true })).toHaveValue('0301234567');
  await continueButton(page).dblclick();
  await expect(dialogOf(page).getByRole('button', { name: 'Loading...' })).toBeDisabled();
  const answered = page.waitForResponse(CREATE);
  release();
  const address = accountUrlOf(await (await answered).json());
  const success = page.getByRole('dialog', { name: 'Your account is ready' });
  await expect(success).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  expect(bodies).toMatchObject([
    { isUs: false, email: 'kim@shop.example', companyName: 'Ink & Sons', phone: '+490301234567' },
  ]);

  await context.route(ACCOUNT, (route) => route.fulfill({ body: 'Sign in' }));
  const opened = context.waitForEvent('page');
  await success.getByRole('link', { name: /Move to Login/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(address ?? '');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(success).toBeHidden();

  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(dialogOf(page).getByLabel('Company name')).toHaveValue('');
});

test('each field has its message, and Continue is enabled once all are valid', async ({ page }) => {
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Work email').fill('kim@shop');
  await dialog.getByLabel('Company name').fill(' ');
  await dialog.getByLabel('Phone', { exact: true }).fill('123456');
  await dialog.getByLabel('Phone', { exact: true }).blur();
  for (const message of [
    'Please select a region',
    'Please enter a valid email address',
    'Please enter a company name',
    'Please enter a valid phone number',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(continueButton(page)).toBeDisabled();
  await fill(page);
  await dialog.getByLabel('Phone', { exact: true }).fill('');
  await expect(continueButton(page)).toBeEnabled();
});

test('its code and the whole country list, the United States first, are fetched with it alone', async ({
  page,
  shell,
}) => {
  await saveData(page);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(trial|countries)\.[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) fetched.add(name);
  });
  await shell.openUntilReported('/');
  expect([...fetched]).toEqual([]);
  await pressLink(page);
  const options = dialogOf(page).getByLabel('Country prefix').locator('option');
  await expect.poll(() => options.count()).toBeGreaterThan(200);
  await expect(options.first()).toHaveText('+1 United States');
  expect([...fetched].sort()).toEqual(['countries', 'trial']);
});

test('Escape closes it, gives the focus back and keeps what was typed', async ({ page }) => {
  await openDialog(page);
  await fill(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  const opener = page.getByRole('link', { name: 'Start Free Trial' }).first();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(dialogOf(page).getByLabel('Company name')).toHaveValue('Ink & Sons');
});

test('the hash opens it on a loaded page and from another page', async ({ page }) => {
  await page.goto('/#trial');
  await expect(dialogOf(page)).toBeVisible();
  // Alive before the link comes into it: what React finds there must be what the server sent.
  await page.goto('/help');
  await untilAlive(page.getByRole('heading', { level: 1 }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/#trial', id: 'way' });
    document.querySelector('main')?.prepend(link);
    link.textContent = 'Start Trial';
  });
  await page.getByRole('link', { name: 'Start Trial' }).first().click();
  await expect(dialogOf(page)).toBeVisible();
});

test('it stays closed when React comes after that', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mfe-marketing/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const opener = page.locator('#contact').getByRole('link', { name: 'Start Trial' });
  await opener.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  release();
  await untilAlive(opener);
  await expect(opener).toBeFocused();
  await expect(dialogOf(page)).toBeHidden();
});

test('its address opens it without scrolling the page behind it', async ({ page }) => {
  await page.goto('/about#trial');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('it opens before React comes, which finds what was typed, and again afterwards', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mfe-marketing/**', async (route) => {
    await released;
    await route.continue();
  });
  await openDialog(page);
  await expect(page).toHaveURL('/');
  await expect(dialogOf(page).getByLabel('Region')).toBeFocused();
  await fill(page);
  await dialogOf(page).getByLabel('Work email').fill('kim@shop');
  await dialogOf(page).getByLabel('Company name').focus();
  await expect(continueButton(page)).toHaveAttribute('data-busy-text', 'Loading...');
  release();
  await expect(dialogOf(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
  await dialogOf(page).getByLabel('Work email').fill('kim@shop.example');
  await dialogOf(page).getByLabel('Work email').blur();
  await expect(continueButton(page)).toBeEnabled();
  await expect(dialogOf(page).getByLabel('Company name')).toHaveValue('Ink & Sons');
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await pressLink(page);
  await expect(dialogOf(page).getByLabel('Company name')).toHaveValue('Ink & Sons');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeHidden();
});

test('it opens on a page that React has rendered alone', async ({ page }) => {
  await page.goto('/help');
  await untilAlive(page.getByRole('banner'));
  await page.getByRole('banner').getByRole('link', { name: 'Start Trial' }).click();
  await expect(dialogOf(page).getByLabel('Region')).toBeFocused();
  await expect(continueButton(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('an answer without an address keeps the dialog and promises the link by email', async ({
  page,
}) => {
  await page.route(CREATE, (route) => route.fulfill(answerWith(undefined)));
  await openDialog(page);
  await fill(page);
  await continueButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your account has been created' });
  await expect(dialog).toContainText('We’ll email the link to your account to kim@shop.example');
});

test('an account address that is not https is not offered', async ({ page }) => {
  await page.route(CREATE, (route) => route.fulfill(answerWith('javascript:alert(1)')));
  await openDialog(page);
  await fill(page);
  await continueButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('We’ll email the link to your account');
  await expect(page.getByRole('link', { name: /Move to Login/ })).toHaveCount(0);
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/502|ERR_FAILED|could not be loaded|ChunkLoadError/] });

  test('an alert says so, everything stays, and a second try succeeds', async ({ page }) => {
    await page.route(CREATE, (route) =>
      route.fulfill({
        status: 502,
        json: { error: { code: 'bad_gateway', message: 'The account could not be created' } },
      }),
    );
    await openDialog(page);
    await fill(page);
    await continueButton(page).click();
    const alert = page.getByRole('alertdialog', { name: 'Error occurred! Please try again.' });
    await expect(alert).toContainText('The account could not be created');
    await alert.getByRole('button', { name: 'Back to the Form' }).click();
    await expect(dialogOf(page).getByLabel('Work email')).toHaveValue('kim@shop.example');
    await expect(continueButton(page)).toBeEnabled();
    await continueButton(page).click();
    await expect(alert).toBeVisible();
    await page.unroute(CREATE);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('dialog', { name: 'Your account is ready' })).toBeVisible();
  });

  test('ten countries are the fallback for a list that does not arrive', async ({ page }) => {
    await page.route(/\/countries\..*\.js$/, (route) => route.abort());
    await openDialog(page);
    const options = dialogOf(page).getByLabel('Country prefix').locator('option');
    await expect(options).toHaveCount(10);
    await expect(options.first()).toHaveText('+1 United States');
  });

  test('without its code the browser posts it, and says what happens next', async ({ page }) => {
    await page.route(/\/trial\..*\.js$/, (route) => route.abort());
    await openDialog(page);
    await fill(page);
    await expect(page.getByRole('button', { name: 'Retry', includeHidden: true })).toHaveCount(1);
    await continueButton(page).click();
    await expect(page).toHaveURL(/\/\?sent=trial#trial$/);
    await expect(page.locator('#trial')).toContainText('We’ll email you the link to your account.');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form in the page posts and comes back with what happens next', async ({
    page,
    api,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    const section = page.locator('#trial');
    await section.getByLabel('Region').selectOption('USA');
    await section.getByLabel('Work email').fill('plain-trial@shop.example');
    await section.getByLabel('Company name').fill('Ink & Sons');
    await section.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/\?sent=trial#trial$/);
    await expect(section).toContainText('We’ll email you the link to your account.');
    const { submissions } = await api.submissions.list({ q: 'plain-trial@shop.example' });
    expect(submissions).toHaveLength(1);
  });
});
