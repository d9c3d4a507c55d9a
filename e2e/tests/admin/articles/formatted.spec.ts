import type { Locator, Page } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { everyDirective } from '../../../everyDirective';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const TABLE = '| Sheet | Width |\n| --- | --- |\n| B1 | 1000 mm |';
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

const text = `${everyDirective.replaceAll('https://images.example/sheet.png', '/images/sheet.svg')}
### Words

Some **bold**, *italic* and \`code\`, [a link](https://example.com/a/very/long/address).

- One
- Two

> Said by a printer.

${TABLE}
`;

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
};

/** Where a part of the text is drawn in the browser, hidden or not. */
const widthOf = (content: Locator, words: string) =>
  content.evaluate((root, found) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const at = node.data.indexOf(found);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + found.length);
      return range.getBoundingClientRect().width;
    }
    return -1;
  }, words);

async function compose(page: Page, ...steps: string[]): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  for (const step of steps) {
    const [selectionStart, selectionEnd] = [step.length, step.length];
    await chromium.send('Input.imeSetComposition', { text: step, selectionStart, selectionEnd });
  }
  await chromium.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

for (const { width, colorScheme } of [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const) {
  test(`an article looks as on its page, and stays as it is, ${width} px wide`, async ({
    page,
    api,
    signIn,
    editor,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.route('**/images/sheet.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE.slice(PICTURE.indexOf('<')) }),
    );
    const article = await publishArticle(api, { title: `Drawn ${Date.now()}`, content: text });
    await signIn();
    await editor.open(article);
    await expect(editor.highlighted).toBeVisible();
    const { content } = editor;
    await expect(content.locator('.fm-heading').first()).toHaveText('## Steps to follow');
    expect(await widthOf(content, '##')).toBe(0);
    await expect(content).toHaveAttribute('spellcheck', 'true');
    expect(await pageProblems(page)).toEqual([]);
    await content.focus();
    // Line by line, so that each is drawn.
    const seen = new Set<string>();
    await page.keyboard.press('Control+Home');
    for (let line = 0; line < text.split('\n').length; line += 1) {
      for (const name of await content.evaluate((root) =>
        [...root.querySelectorAll('[class*="fm-"]')].flatMap((part) => [...part.classList]),
      ))
        seen.add(name);
      await page.keyboard.press('ArrowDown');
    }
    for (const name of ['steps', 'checklist', 'quiz', 'details', 'note', 'tip', 'warning', 'video'])
      expect(seen).toContain(`fm-${name}`);
    for (const name of ['task', 'step', 'link', 'quote', 'code', 'image', 'row', 'cell', 'bullet'])
      expect(seen).toContain(`fm-${name}`);
    await page.keyboard.press('Control+End');
    expect(await widthOf(content, '**')).toBe(0);
    expect(await widthOf(content, 'bold')).toBeGreaterThan(10);
    const cells = content.locator('.fm-row').filter({ hasText: 'B1' }).last().locator('.fm-cell');
    const titles = content.locator('.fm-titles').last().locator('.fm-cell');
    for (const column of [0, 1]) {
      const [title, cell] = [await boxOf(titles.nth(column)), await boxOf(cells.nth(column))];
      expect(cell.x).toBeCloseTo(title.x, 0);
      expect(cell.width).toBeCloseTo(title.width, 0);
    }
    await page.keyboard.press('Escape');
    await expect(editor.dialog).toHaveCount(0);
    expect(await api.admin.articles.get(article.id)).toMatchObject({ content: text, version: 1 });
  });

  test(`a table is a grid, ${width} px wide`, async ({ page, api, signIn, editor }) => {
    await page.setViewportSize({ width, height: 844 });
    const content = `Before.\n\n${TABLE}`;
    const article = await publishArticle(api, { title: `Grid ${Date.now()}`, content });
    const { keyboard } = page;
    await signIn();
    await editor.open(article);
    await expect(editor.highlighted).toBeVisible();
    await editor.content.locator('.fm-cell', { hasText: 'B1' }).click();
    await keyboard.press('End');
    await keyboard.type(' x|y');
    await keyboard.press('Tab');
    await keyboard.type('700 mm');
    const [titles, delimiters] = TABLE.split('\n');
    const head = `Before.\n\n${titles}\n${delimiters}`;
    await expect.poll(() => editor.markdown()).toBe(`${head}\n| B1 x\\|y | 700 mm |`);
    await keyboard.press('Home');
    await keyboard.press('Backspace');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Delete');
    await keyboard.press('ArrowUp');
    await keyboard.type('!');
    await expect
      .poll(() => editor.markdown())
      .toBe(`${head.replace('Sheet', 'Sheet!')}\n| B1 x\\|y | 700 mm |`);
    await keyboard.press('Control+z');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.type('A1');
    await keyboard.press('Enter');
    await editor.paste('', 'A2\t594 mm\nA3\t420 mm');
    const rows = '| B1 x\\|y | 700 mm |\n| A1 |  |\n| A2 | 594 mm |\n| A3 | 420 mm |';
    await expect.poll(() => editor.markdown()).toBe(`${head}\n${rows}`);

    await keyboard.press('Control+Shift+Digit1');
    await page.getByRole('menuitem', { name: 'Insert column after' }).press('Enter');
    await expect(editor.content).toBeFocused();
    await keyboard.type('New');
    await expect.poll(() => editor.markdown()).toMatch(/\| A3 \| 420 mm \| New \|$/);
    await editor.button('Rows and columns').click();
    expect(await pageProblems(page, '[role="menu"]')).toEqual([]);
    await page.getByRole('menuitem', { name: 'Delete column' }).press('Enter');
    await expect.poll(() => editor.markdown()).toBe(`${head}\n${rows}`);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('After.');
    await expect.poll(() => editor.markdown()).toBe(`${head}\n${rows}\n\nAfter.`);
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    for (let cell = 0; cell < 2; cell += 1) await keyboard.press('Tab');
    await expect(editor.content).not.toBeFocused();
  });
}

for (const width of [1440, 390]) {
  test(`an answer is written in the same editor, ${width} px wide`, async ({
    page,
    api,
    signIn,
    panel,
    editor,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const question = `Which ink dries first? ${Date.now()}`;
    await signIn();
    await panel.open('faqs');
    await panel.create('FAQ');
    await page.getByLabel('Question').fill(question);
    const answer = editor.dialog.getByLabel('Answer').and(page.locator('[contenteditable]'));
    await answer.click();
    await page.keyboard.type('The **key**.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/note');
    await page.getByRole('option', { name: /^Note/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('On coated stock');
    await expect(answer.locator('.fm-note').first()).toBeVisible();
    expect(await widthOf(answer, '**')).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await pageProblems(page)).toEqual([]);
    }
    // The toolbar stays at the top of what scrolls.
    for (let line = 0; line < 20; line += 1) await page.keyboard.press('Enter');
    const covered = await editor.dialog.getByRole('toolbar').evaluate((toolbar) => {
      let part = toolbar.parentElement;
      while (part && getComputedStyle(part).overflowY !== 'auto') part = part.parentElement;
      return toolbar.getBoundingClientRect().top - Number(part?.getBoundingClientRect().top);
    });
    expect(covered).toBeCloseTo(0, 0);
    for (let line = 0; line < 20; line += 1) await page.keyboard.press('Backspace');
    await editor.markdownView.click();
    await expect.poll(() => widthOf(answer, '**')).toBeGreaterThan(0);
    await editor.markdownView.click();
    await panel.action('Create').click();
    await expect(panel.toast).toContainText('FAQ created successfully');
    const { faqs } = await api.admin.faqs.list({ q: question });
    expect(faqs[0]?.answer).toBe('The **key**.\n\n:::note\nOn coated stock\n:::\n');
    for (const { id } of faqs) await api.admin.faqs.remove(id);
  });
}

test('the view is switched, remembered, and Undo works across the switch', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const article = await publishArticle(api, { title: `Views ${Date.now()}`, content: '**Ink**' });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await expect(editor.markdownView).toHaveAttribute('aria-pressed', 'false');
  await editor.content.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and paper');
  await editor.markdownView.click();
  await expect(editor.markdownView).toHaveAttribute('aria-pressed', 'true');
  expect(await widthOf(editor.content, '**')).toBeGreaterThan(0);
  await editor.content.focus();
  await page.keyboard.type('!');
  await editor.markdownView.click();
  await expect.poll(() => widthOf(editor.content, '**')).toBe(0);
  await editor.content.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.markdown()).toBe('**Ink**');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect.poll(() => editor.markdown()).toBe('**Ink** and paper!');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await editor.markdownView.click();
  await page.reload();
  await expect(editor.highlighted).toBeVisible();
  await expect(editor.markdownView).toHaveAttribute('aria-pressed', 'true');
});

test('what is composed arrives whole, wherever the cursor is', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const content = `# \n\n- \n- **Bold**\n\n> \n\n:::note[Title]\n\n:::\n\n${TABLE}`;
  const article = await publishArticle(api, { title: `Kana ${Date.now()}`, content });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.focus();
  const { keyboard } = page;
  await keyboard.press('Control+Home');
  const steps = ['か', 'かみ', '紙'];
  const expected = content.split('\n');
  for (const [line, old] of expected.entries()) {
    // The table's lines are its cells.
    if (old.startsWith('|')) break;
    await keyboard.press('End');
    await compose(page, ...steps);
    expected[line] = `${old}紙`;
    await expect.poll(() => editor.markdown()).toBe(expected.join('\n'));
    // As Android sends the words of other languages too.
    await compose(page, 'p', 'pr', 'press');
    expected[line] += 'press';
    await expect.poll(() => editor.markdown()).toBe(expected.join('\n'));
    await keyboard.press('Control+z');
    await expect.poll(() => editor.markdown()).not.toContain('press');
    while ((await editor.markdown()) !== content) await keyboard.press('Control+z');
    expected[line] = old;
    await keyboard.press('ArrowDown');
  }
  await editor.content.locator('.fm-cell', { hasText: 'B1' }).click();
  await keyboard.press('Home');
  await compose(page, ...steps);
  await expect.poll(() => editor.markdown()).toContain('| 紙B1 |');
  await keyboard.press('Enter');
  await compose(page, ...steps);
  await expect.poll(() => editor.markdown()).toMatch(/\n\| 紙 \| {2}\|$/);
});
