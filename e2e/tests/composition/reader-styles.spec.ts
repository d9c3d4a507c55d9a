import type { Page } from '@playwright/test';
import { startPage } from '../../alive';
import { expect, test } from '../../fixtures';

const LOOKS = [
  ...['display', 'position', 'inset', 'margin', 'padding', 'width', 'height', 'color', 'border'],
  ...['background-color', 'background-image', 'font', 'gap', 'grid-area', 'flex', 'transform'],
  ...['opacity', 'box-shadow', 'text-decoration', 'overflow', 'z-index', 'list-style', 'content'],
];

/** How each element of the page looks, with what stands before and after it. */
const looksOf = (page: Page) =>
  page.evaluate(async (properties) => {
    await document.fonts.ready;
    const elements = [...document.querySelectorAll('body :not([data-reader], script, style)')];
    return elements.flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const looks = properties.map((property) => style.getPropertyValue(property)).join(' | ');
        return `${element.localName}${pseudo ?? ''}: ${looks}`;
      }),
    );
  }, LOOKS);

for (const path of [
  '/',
  '/help',
  '/help/articles/print-ready-pdf',
  '/resources/fast-quotes-guide',
]) {
  test(`${path} looks the same with a reader’s styles and with all of them`, async ({ page }) => {
    // The shell puts all styles back, and leaves it at that: it takes the page for started.
    await page.addInitScript(() => {
      window.presslineStarted = true;
    });
    await page.goto(path);
    await page.waitForFunction(() => 'presslineConsent' in window);
    const forReaders = await looksOf(page);
    await startPage(page);
    await expect(page.locator('[data-reader]')).toHaveCount(0);
    expect(await looksOf(page)).toEqual(forReaders);
    // Then there are the rules that styled-components has taken up alone.
    await page.evaluate(() => window.dispatchEvent(new Event('pressline:started')));
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await looksOf(page)).toEqual(forReaders);
  });
}
