import type { Page } from '@playwright/test';
import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Fields whose text is so small that a phone zooms in on them. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea, .cm-content')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );

test('no field on a phone has text below 16 px, and the empty text of an article can be read', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  await publishArticle(api, { title: `Zoom in ${Date.now()}` });
  await signIn();
  for (const panel of ['articles', 'faqs', 'media', 'audit', 'contact']) {
    await page.goto(`/admin/${panel}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect({ panel, small: await smallFields(page) }).toEqual({ panel, small: [] });
  }
  await page.goto('/admin/articles/new');
  await expect(editor.highlighted).toBeVisible();
  await expect(editor.content.locator('.cm-placeholder')).toBeVisible();
  expect(await smallFields(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await pageProblems(page)).toEqual([]);
  }
});
