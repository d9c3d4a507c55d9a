import type { Page } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  // What the keyboard of a phone leaves.
  { width: 390, height: 450 },
] as const;

/** Where the caret is: seen, behind something, or outside of the part of the text that is shown. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const { focusNode, focusOffset } = getSelection() as Selection;
    const range = document.createRange();
    range.setStart(focusNode as Node, focusOffset);
    const line = focusNode instanceof Element ? focusNode : focusNode?.parentElement;
    const { left, top, bottom } = range.getClientRects()[0] ?? line?.getBoundingClientRect() ?? {};
    const scroller = line?.closest('[data-shown]')?.getBoundingClientRect();
    if (!scroller || left === undefined || top === undefined || bottom === undefined)
      return 'not in the text';
    if (top < scroller.top - 1 || bottom > scroller.bottom + 1)
      return `at ${top} to ${bottom}, shown are ${scroller.top} to ${scroller.bottom}`;
    const hit = document.elementFromPoint(left + 1, (top + bottom) / 2);
    return hit?.closest('.cm-editor') ? 'seen' : `behind ${hit?.outerHTML.slice(0, 80)}`;
  });

/** The editor scrolls with the next frame. */
const expectCaret = (page: Page, where: string) =>
  expect.poll(() => caret(page), { message: where, intervals: [0, 20, 50, 100, 500] }).toBe('seen');

for (const size of sizes) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('the caret is in view wherever it is typed or moved', async ({
      page,
      api,
      signIn,
      editor,
    }) => {
      const lines = Array.from({ length: 70 }, (_, line) => `Line ${line + 1} of the text.`);
      const title = `Long read ${Date.now()}`;
      const article = await publishArticle(api, { title, content: lines.join('\n') });
      const { keyboard } = page;
      await signIn();
      await editor.open(article);
      await expect(editor.highlighted).toBeVisible();
      // All that are in view below the title.
      const shown = await editor.content.evaluate((content) => {
        const { bottom } = content.closest('[data-shown]')?.getBoundingClientRect() ?? {};
        return [...content.children].filter(
          (line) => line.getBoundingClientRect().bottom <= Number(bottom),
        ).length;
      });
      if (size.width === 1440) expect(shown).toBeGreaterThanOrEqual(24);
      await editor.content.click();
      await keyboard.press('Control+Home');
      for (const line of lines.slice(1, 61)) {
        await keyboard.press('ArrowDown');
        await expectCaret(page, `beside ${line}`);
      }

      await keyboard.press('Control+a');
      await keyboard.press('Delete');
      for (const line of lines.slice(0, 40)) {
        await keyboard.type('Ink');
        await keyboard.press('Enter');
        await expectCaret(page, `after ${line}`);
      }

      await keyboard.type('/tab');
      const option = page.getByRole('option', { name: /^Table/ });
      await option.click({ trial: true });
      await keyboard.press('Enter');
      await expect(editor.content).toContainText('| Column |');
      await expectCaret(page, 'in the table');
      await keyboard.press('Control+End');
      await editor.paste('', lines.join('\n'));
      await expect(editor.content).toContainText(lines.at(-1) ?? '');
      await expectCaret(page, 'at the end of what was pasted');

      // There is one scroll bar: that of the text and what stands beside it.
      const scrolling = await editor.dialog.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')]
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .map((part) => part.getAttribute('data-shown')),
      );
      expect(scrolling).toEqual([size.width < 1024 ? 'write' : 'settings']);
    });
  });
}

test('the caret stays in view when the keyboard of a phone takes half of the window', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const content = Array.from({ length: 30 }, (_, line) => `Line ${line + 1}.`).join('\n');
  const article = await publishArticle(api, { title: `Tapped ${Date.now()}`, content });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.getByText('Line 14.').click();
  await page.setViewportSize({ width: 390, height: 450 });
  await expectCaret(page, 'above the keyboard');
});
