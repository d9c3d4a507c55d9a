import type { Page } from '@playwright/test';
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
        return `${element.localName}.${element.className}${pseudo ?? ''}: ${looks}`;
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/shell\/\w+\.\w+\.js/, () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('footer')).toBeVisible();
    const forReaders = await looksOf(page);
    await page.evaluate(async () => {
      const address = document.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? '';
      const { styles } = await (await fetch(address)).json();
      for (const element of document.querySelectorAll('[data-reader]')) element.remove();
      document.head.insertAdjacentHTML('beforeend', styles);
    });
    expect(await looksOf(page)).toEqual(forReaders);
  });
}
