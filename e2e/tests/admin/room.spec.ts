import type { Locator } from '@playwright/test';
import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

async function edges(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not shown`);
  return { top: box.y, bottom: box.y + box.height };
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test('Published and Featured are in view when the editor opens, and no toast covers its foot', async ({
      page,
      api,
      signIn,
      editor,
    }) => {
      const article = await publishArticle(api, { title: `Room to write ${Date.now()}` });
      await signIn();
      await editor.open(article);
      const foot = await edges(editor.button('Publish changes'));
      for (const name of ['Published', 'Featured']) {
        const { bottom } = await edges(editor.dialog.getByRole('switch', { name }));
        expect(bottom, name).toBeLessThan(foot.top);
      }
      await editor.dialog.getByLabel('Summary').fill('Typed.');
      await page.keyboard.press('Control+s');
      await expect(editor.toast).toContainText('Article updated successfully');
      const toast = await edges(editor.toast.getByRole('listitem'));
      const state = await edges(editor.dialog.getByText(/^Saved /));
      const save = await edges(editor.button('Publish changes'));
      expect(toast.bottom).toBeLessThan(Math.min(state.top, save.top));
    });

    test('a list takes the height that there is, and on a phone the page alone scrolls', async ({
      page,
      signIn,
      panel,
    }) => {
      await signIn();
      await panel.open('tags');
      const list = page.getByRole('region', { name: 'List of tags' });
      await expect(list).toBeVisible();
      const sizes = await list.evaluate(({ clientHeight, scrollHeight }) => ({
        clientHeight,
        scrollHeight,
      }));
      if (width < 600) expect(sizes.clientHeight).toBe(sizes.scrollHeight);
      else {
        expect(sizes.clientHeight).toBeLessThan(sizes.scrollHeight);
        // What stands above and below it takes less than a third of the window.
        expect(sizes.clientHeight).toBeGreaterThan(height * 0.66);
      }
    });
  });
}
