import type { Locator } from '@playwright/test';
import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';

const SUMMARY = 'What to check before the plates are made, and who signs it off. '.repeat(4);
const TAGS = ['prepress', 'imposition', 'quality control', 'fourth'];

const heights = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));

/** How many are whole inside the window, and inside of `within`. */
const visible = (rows: Locator, within: number) =>
  rows.evaluateAll((all, height) => {
    const top = all[0]?.getBoundingClientRect().top ?? 0;
    const end = Math.min(window.innerHeight, top + height);
    return all.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  }, within);

test('rows have two lines at 1440 px and are few lines on a phone, with all that they show', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const word = `Rowtest${Date.now()}`;
  const categoryId = await demoCategoryId(api);
  for (let number = 1; number <= 10; number += 1) {
    const title = `${word} preflight of a long job ${number}`;
    const body = { title, categoryId, summary: SUMMARY, tags: TAGS, isFeatured: true };
    await api.admin.articles.create(body);
  }
  const { categories } = await api.admin.categories.list();
  const category = categories.find(({ id }) => id === categoryId)?.name ?? '';
  await signIn();
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.open(`articles?q=${word}`);
  const rows = panel.row(word);
  await expect(rows).toHaveCount(10);
  const shown = ['Draft', 'Featured', category, 'Changed', SUMMARY.trim(), '5 min read', '0 views'];
  for (const part of [...shown, ...TAGS.slice(0, 3)])
    await expect(rows.first()).toContainText(part);
  await expect(rows.first()).not.toContainText('fourth');
  expect(Math.max(...(await heights(rows)))).toBeLessThanOrEqual(56);
  expect(await visible(rows, 500)).toBeGreaterThanOrEqual(9);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await visible(rows, Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(5);
});
