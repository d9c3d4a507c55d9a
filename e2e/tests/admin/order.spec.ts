import { resources } from '@pressline/shared-api';
import { expect, test } from '../../fixtures';

for (const width of [1440, 390]) {
  test(`FAQs move by buttons, keys and dragging, ${width} px wide`, async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    test.slow();
    const stamp = Date.now();
    const name = `Places ${stamp}`;
    const { id: categoryId } = await api.admin.categories.create({ name });
    const titles = ['Fold', 'Score', 'Trim', 'Pack'].map((verb) => `${verb} first? ${stamp}`);
    for (const [order, question] of titles.entries()) {
      await api.admin.faqs.create({ question, answer: 'Yes.', categoryId, order });
    }
    const [fold = '', score = '', trim = '', pack = ''] = titles;
    await signIn();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/admin/faqs?category=${categoryId}`);
    const shown = page.getByRole('list').getByRole('heading', { level: 3 });
    await expect(shown).toHaveText(titles);

    await panel.action(`Move ${trim} up`).click();
    await expect(shown).toHaveText([fold, trim, score, pack]);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText([trim, fold, score, pack]);
    // At the first place there is no further up.
    await expect(panel.action(`Move ${trim} down`)).toBeFocused();
    await panel.action(`Edit ${fold}`).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(shown).toHaveText([trim, score, pack, fold]);
    await expect(panel.action(`Edit ${fold}`)).toBeFocused();

    if (width > 400) {
      await page.evaluate(() => window.scrollTo(0, 0));
      const grip = await panel.row(fold).getByTitle('Drag to move').boundingBox();
      const first = await panel.row(trim).boundingBox();
      if (!grip || !first) throw new Error('nothing to drag');
      await page.mouse.move(grip.x + 6, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(grip.x + 6, first.y + 10, { steps: 8 });
      await expect(panel.row(trim)).toHaveAttribute('data-drop', 'before');
      await page.mouse.up();
      await expect(shown).toHaveText([fold, trim, score, pack]);
    }
    const now = await shown.allTextContents();
    const sort = Object.keys(resources.faqs.sort)[0];
    const stored = async () => {
      const { faqs } = await api.admin.faqs.list({ categoryId, sort });
      return faqs.map(({ question }) => question);
    };
    await expect.poll(stored).toEqual(now);
    await page.reload();
    await expect(shown).toHaveText(now);
    const isSideways = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isSideways)).toBe(false);
  });
}
