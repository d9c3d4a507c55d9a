import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of views) {
  test(`the quick switcher leads to pages, articles by their text, and forms, ${width} px`, async ({
    page,
    api,
    signIn,
    panel,
    editor,
  }) => {
    const word = `zwischenbogen${Date.now()}`;
    const title = `Interleaved sheets ${Date.now()}`;
    await publishArticle(api, { title, content: `Every set has a ${word}.` });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await signIn();
    await panel.open('faqs');
    await expect(panel.heading).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search pages, articles and actions' });
    const options = page.getByRole('option');

    await panel.button('Go to').click();
    await expect(box).toBeFocused();
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(panel.button('Go to')).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('glos');
    await expect(options).toHaveText(['GlossaryLibrary']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/glossary$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`set ${word}`);
    await expect(options).toHaveText([`${title}In its text `]);
    expect(await pageProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(editor.title).toHaveValue(title);

    // The form asks before it is left, and the key works in its fields.
    await editor.title.fill(`${title} again`);
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    // Once it has found something it is the uppermost dialog, which takes the key.
    await page.keyboard.type('glos');
    await expect(options).toHaveText(['GlossaryLibrary']);
    await page.keyboard.press('Escape');
    await expect(editor.title).toBeFocused();
  });
}

test('in the text of an article Ctrl+K inserts a link', async ({ page, api, signIn, editor }) => {
  const { id } = await publishArticle(api, { title: `Linked ${Date.now()}` });
  await signIn();
  await page.goto(`/admin/articles/${id}`);
  await editor.content.click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Insert a link' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toHaveCount(0);
});
