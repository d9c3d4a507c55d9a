import type { Locator } from '@playwright/test';
import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

async function edges(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not shown`);
  return { top: box.y, bottom: box.y + box.height };
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test('Published and Featured are in view among the settings, and no toast covers the foot of the editor', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const title = `Room to write ${Date.now()}`;
  await publishArticle(api, { title });
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: title, exact: true }).click();
    await editor.title.and(page.locator(':focus')).waitFor();
    await editor.settings.click();
    const foot = await edges(editor.button('Update'));
    for (const name of ['Published', 'Featured']) {
      const { bottom } = await edges(editor.dialog.getByRole('switch', { name }));
      expect(bottom, `${name}, ${size.width} px`).toBeLessThan(foot.top);
    }
    await editor.dialog.getByLabel('Summary').fill(`Typed at ${size.width} px.`);
    await page.keyboard.press('Control+s');
    await expect(editor.dialog.getByText(/^Saved /)).toBeVisible();
    await editor.button('Mark as verified').click();
    await expect(editor.toast).toContainText('Verified until');
    const toast = await edges(editor.toast.getByRole('listitem'));
    const state = await edges(editor.dialog.getByText(/^Saved /));
    const save = await edges(editor.button('Update'));
    expect(toast.bottom, `${size.width} px`).toBeLessThan(Math.min(state.top, save.top));
    await editor.button('Cancel').click();
    await editor.answer('Discard');
    await expect(editor.toast.getByRole('listitem')).toHaveCount(0);
  }
});

test('a list takes the height that there is, and on a phone the page alone scrolls', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn();
  await panel.open('tags');
  const list = page.getByRole('region', { name: 'List of tags' });
  const heights = () =>
    list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  await expect(list).toBeVisible();
  const [wide, narrow] = sizes;
  await page.setViewportSize(wide);
  const { clientHeight, scrollHeight } = await heights();
  expect(clientHeight).toBeLessThan(scrollHeight);
  // What stands above and below it takes less than a third of the window.
  expect(clientHeight).toBeGreaterThan(wide.height * 0.66);

  await page.setViewportSize(narrow);
  const onPhone = await heights();
  expect(onPhone.clientHeight).toBe(onPhone.scrollHeight);
});
