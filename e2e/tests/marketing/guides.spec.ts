import { expect, test } from '../../fixtures';

test('a pillar that is chosen is highlighted alone, with its first steps', async ({ page }) => {
  await page.goto('/resources/strategist-guide');
  const standards = page.getByRole('radio', { name: 'Standards' });
  const people = page.getByRole('radio', { name: 'People' });
  await expect(standards).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Standards: first steps' })).toBeVisible();
  await people.check();
  await expect(standards).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'People: first steps' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standards: first steps' })).toBeHidden();
  await people.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Insight' })).toBeChecked();
});

test('the table of contents leads to a part and keeps the figures of a calculator', async ({
  page,
}) => {
  await page.goto('/resources/idle-time-guide?currentOEE=60');
  await page.getByRole('navigation', { name: 'On this page' }).getByText('KPI scorecard').click();
  await expect(page).toHaveURL(/\?currentOEE=60#scorecard$/);
  await expect(page.getByRole('heading', { name: 'KPI scorecard' })).toBeInViewport();
  await expect(page.getByRole('columnheader')).toHaveText([
    'KPI',
    'How to Measure',
    'Where Idle Time Hides',
    'Platform Contribution',
  ]);
});

test('the chart of response times can be read as a table', async ({ page }) => {
  await page.goto('/resources/fast-quotes-guide');
  await expect(page.getByRole('img', { name: /Response time and win rate/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: '16 h 50% 23%' })).toBeVisible();
});

test('a guide carries article and breadcrumbs for search engines', async ({ request }) => {
  const html = await (await request.get('/resources/idle-time-guide')).text();
  const items = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const types = items.map(([, json = '']) => JSON.parse(json)['@type']);
  expect(types).toEqual(['Article', 'BreadcrumbList', 'HowTo']);
});

test('the demo opens in a new tab and says so; the trial stays here', async ({ page }) => {
  await page.goto('/resources/bottlenecks-guide');
  const closing = page.locator('#start');
  const demo = closing.getByRole('link', { name: 'Book Demo (opens in a new tab)' });
  await expect(demo).toHaveAttribute('target', '_blank');
  await expect(closing.getByRole('link', { name: 'Start Free Trial' })).not.toHaveAttribute(
    'target',
  );
});
