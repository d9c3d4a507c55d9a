import { expect, test } from '../../fixtures';

const calculatorsPath = '/resources/roi-calculator';

test('the ROI calculator follows what is typed, down to an emptied field', async ({ page }) => {
  await page.goto(calculatorsPath);
  const result = page.getByRole('group', { name: 'Result of the ROI calculator' });
  await expect(result.getByRole('status')).toContainText('$1,041,000');
  await expect(result.getByRole('status')).toContainText('$86,750');
  await expect(result.getByRole('status')).toContainText('0.3');
  const jobs = page.getByLabel('Jobs per day');
  await jobs.click();
  // The fields' code comes with the first click.
  await expect(async () => {
    await jobs.fill('100');
    await expect(result.getByRole('status')).toContainText('$173,500', { timeout: 1_000 });
  }).toPass();
  await jobs.fill('');
  await expect(result.getByRole('status')).toContainText('$0');
  await expect(jobs).toHaveValue('');
});

test('the OEE calculator hints instead of dividing by zero', async ({ page }) => {
  await page.goto('/resources/idle-time-guide#oee-calculator');
  const result = page.getByRole('group', { name: 'Result of the OEE calculator' });
  await expect(result.getByRole('status')).toContainText('$307,692');
  await expect(result.getByRole('status')).toContainText('+15.4%');
  await expect(result.getByRole('status')).toContainText('$25,641');
  const current = page.getByLabel('Current OEE (%)');
  await current.click();
  await expect(async () => {
    await current.fill('0');
    await expect(result.getByText(/current OEE above 0\./)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(result).not.toContainText(/NaN|Infinity|∞/);
  await current.fill('140');
  await expect(page.getByText('Enter a number from 0 to 100. Using 100 for now.')).toBeVisible();
  await expect(result.getByText(/target higher than your current OEE/)).toBeVisible();
});

test('a result can be shared by its link and reset', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/resources/strategist-guide#roi-calculator');
  const jobs = page.getByLabel('Jobs per day');
  await expect(async () => {
    await jobs.fill('80');
    await expect(page).toHaveURL(/\?jobsPerDay=80#roi-calculator$/, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/resources\/strategist-guide\?jobsPerDay=80#roi-calculator$/);

  await page.goto(link);
  await expect(jobs).toHaveValue('80');
  await expect(page.getByText('$1,665,600').first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('link', { name: 'Reset' }).click();
    await expect(jobs).toHaveValue('50', { timeout: 1_000 });
    await expect(page).toHaveURL(/strategist-guide#roi-calculator$/, { timeout: 1_000 });
  }).toPass();
});

test('printing leaves the page around a calculator off the paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(calculatorsPath);
  const oee = page.locator('#oee-calculator');
  await expect(async () => {
    await oee.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '', { timeout: 1_000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(oee.getByRole('heading', { name: 'OEE calculator' })).toBeVisible();
  await expect(oee.getByLabel('Annual revenue ($)')).toBeVisible();
  await expect(oee.getByText('$307,692').first()).toBeVisible();
  await expect(oee.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByLabel('Jobs per day')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server calculates, and one calculator keeps the figures of the other', async ({
    page,
  }) => {
    await page.goto(`${calculatorsPath}?currentOEE=60`);
    await expect(page.getByText('+25.0%').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeHidden();
    const roi = page.locator('#roi-calculator');
    await roi.getByLabel('Quote accuracy (%)').fill('95');
    await roi.getByRole('button', { name: 'Show Result' }).click();
    await expect(roi.getByRole('status')).toContainText('$46,750');
    await expect(page.getByText('+25.0%').first()).toBeVisible();
    await roi.getByRole('link', { name: 'Reset' }).click();
    await expect(roi.getByRole('status')).toContainText('$86,750');
  });
});
