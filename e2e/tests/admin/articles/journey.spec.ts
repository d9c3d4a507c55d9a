import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

const clipboards = path.resolve(import.meta.dirname, '../../../../mfe-admin/test/clipboards');
const read = (name: string) => readFileSync(path.join(clipboards, name), 'utf8');

/** Marks of Markdown that are seen in a text, but for those in the line with the cursor. */
const seenMarks = (content: Locator) =>
  content.evaluate((root) => {
    const cursor = getSelection()?.focusNode ?? null;
    const seen: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const line = node.parentElement?.closest('.cm-line');
      let part = node.parentElement;
      while (part && part !== line && part.getBoundingClientRect().width > 0)
        part = part.parentElement;
      const isShown = part === line;
      if (isShown && !line?.contains(cursor) && /\*\*|\||:::|^#{1,6} |\]\(/.test(node.data))
        seen.push(node.data);
    }
    return seen;
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`three articles are written, pasted, published and changed without Markdown, ${width} px wide`, async ({
    page,
    api,
    signIn,
    editor,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const { keyboard } = page;
    const stamp = Date.now();
    const target = await publishArticle(api, { title: `Trap inks ${stamp}` });
    const expectNoMarks = () => expect.poll(() => seenMarks(editor.content)).toEqual([]);
    const block = async (words: string, name: RegExp) => {
      await keyboard.press('Control+End');
      await keyboard.type(`/${words}`);
      await page.getByRole('option', { name }).waitFor();
      await keyboard.press('Enter');
    };
    const replaceItem = async (item: string, words: string) => {
      await editor.content.getByText(item).click();
      await keyboard.press('End');
      for (let word = 0; word < 2; word += 1) await keyboard.press('Control+Shift+ArrowLeft');
      await keyboard.type(words);
    };

    async function fromNothing() {
      await keyboard.type('Fold with the grain.');
      await keyboard.press('Enter');
      await block('tab', /^Table/);
      for (const cell of ['Sheet', 'Width', 'B1', '1000 mm']) {
        await keyboard.type(cell);
        if (cell !== '1000 mm') await keyboard.press('Tab');
      }
      await block('step', /^Steps/);
      await keyboard.type('Open the guard');
      await replaceItem('Second step', 'Clean the blanket');
      await replaceItem('Third step', 'Close the guard');
      await block('note', /^Note/);
      await keyboard.type('Mind the grain');
      await block('imag', /^Image or file/);
      const insert = page.getByRole('dialog', { name: 'Insert an image or a file' });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><title>${stamp}</title></svg>`;
      await insert.getByLabel(/^Drop or paste images/).setInputFiles({
        ...{ name: `sheet-${stamp}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      });
      await insert.getByLabel('Alternative text').fill('An empty sheet');
      await keyboard.press('Enter');
      await expect(editor.content).toBeFocused();
      await keyboard.press('Control+End');
      await keyboard.type('Then read ');
      await keyboard.press('Control+k');
      const link = page.getByRole('dialog', { name: 'Insert a link' });
      await expect(link.getByRole('searchbox')).toBeFocused();
      await keyboard.type(String(stamp));
      await link.getByRole('button', { name: `Link to ${target.title}` }).press('Enter');
      await expect(editor.content).toBeFocused();
      await keyboard.type('.');
    }
    const parts: Record<string, { write: () => Promise<void>; expected: Locator[] }> = {
      [`Fold a sheet ${stamp}`]: {
        write: fromNothing,
        expected: [
          page.getByRole('cell', { name: '1000 mm' }),
          page.getByText('Clean the blanket'),
          page.getByText('Mind the grain'),
          page.getByRole('img', { name: 'An empty sheet' }),
          page.getByRole('link', { name: target.title }).first(),
        ],
      },
      [`Trim a booklet ${stamp}`]: {
        write: () => editor.paste(read('word/article.html'), 'plain'),
        expected: [page.getByRole('strong').filter({ hasText: '3 mm' })],
      },
      [`Compare prices ${stamp}`]: {
        write: () => editor.paste(read('excel/prices.html'), 'plain'),
        expected: [page.getByRole('cell', { name: '1,234.50' })],
      },
    };

    await signIn();
    await page.goto('/admin/articles');
    for (const [title, { write }] of Object.entries(parts)) {
      await page.getByRole('button', { name: 'New Article' }).click();
      await expect(editor.title).toBeFocused();
      await keyboard.type(title);
      await expect(editor.highlighted).toBeVisible();
      await keyboard.press('Enter');
      await expect(editor.content).toBeFocused();
      await write();
      await expect(editor.content).not.toHaveText(/^(Write, or type.*)?$/);
      await expectNoMarks();
      await editor.button('Create').click();
      // What is missing among the settings is shown there.
      await expect(editor.dialog.getByLabel('Category')).toBeFocused();
      await editor.dialog.getByLabel('Category').selectOption({ label: 'Getting Started' });
      await editor.button('Create').click();
      await expect(editor.dialog).toHaveCount(0);
    }
    for (const change of ['Changed once.', 'Changed again.']) {
      for (const title of Object.keys(parts)) {
        // By key: the notice about the last save covers rows on a phone.
        await page.getByRole('button', { name: title, exact: true }).press('Enter');
        await expect(editor.highlighted).toBeVisible();
        await expectNoMarks();
        await editor.content.focus();
        await keyboard.press('Control+End');
        await keyboard.press('Enter');
        await keyboard.type(change);
        await expectNoMarks();
        await editor.settings.click();
        const published = editor.dialog.getByRole('switch', { name: 'Published' });
        if (change === 'Changed once.') await published.click();
        await editor.save.click();
        await expect(editor.dialog).toHaveCount(0);
      }
    }
    const { articles } = await api.admin.articles.list({ q: String(stamp) });
    for (const { title, slug } of articles) {
      if (title === target.title) continue;
      await page.goto(`/help/articles/${slug}`);
      for (const part of [...(parts[title]?.expected ?? []), page.getByText('Changed again.')])
        await expect(part).toBeVisible();
    }
    // Their links lead to the article above, and other specs follow every link.
    for (const { id } of articles) await api.admin.articles.remove(id);
  });
}
